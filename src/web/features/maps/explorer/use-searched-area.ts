import { useState } from 'react';
import type { MapAnswer } from '#contract/maps/map-businesses.ts';
import type { Box } from '#contract/maps/maps.ts';
import type { MapView } from '../map-contract.ts';
import type { AnswerOf } from './use-map-answer.ts';

/** Where the list stands beside the map, it follows it unless told otherwise. */
const hasListBeside = () =>
  typeof matchMedia === 'function' && matchMedia('(width >= 64rem)').matches;

/**
 * Which part of the city the list is about: the whole, until the visitor has moved the map and the list
 * follows, or is asked to.
 */
export function useSearchedArea() {
  const [view, setView] = useState<MapView>();
  const [box, setBox] = useState<Box>();
  const [isFollowing, setFollowing] = useState(hasListBeside);
  /** The next rest of the map is where it stood before, and the list was about that part. */
  const [isResuming, setResuming] = useState(false);
  const [kept, setKept] = useState<AnswerOf & { page: MapAnswer }>();
  const isMoved = view?.isByVisitor ?? false;

  return {
    view,
    /** Undefined for the whole city. */
    box,
    isFollowing,
    canSearch: isMoved && !isFollowing && view?.box !== box,
    see: (next: MapView) => {
      // A move that only shows something takes nothing back.
      const isByVisitor = next.isByVisitor || isMoved;
      setView({ ...next, isByVisitor });
      if ((isFollowing || isResuming) && next.isByVisitor) setBox(next.box);
      setResuming(false);
    },
    follow: (wanted: boolean) => {
      setFollowing(wanted);
      if (wanted && isMoved) setBox(view?.box);
    },
    searchHere: () => setBox(view?.box),
    /** Back where the map stood, which may come to be drawn later, and on a screen of another size. */
    resume: (last: MapView, isSearched: boolean) => {
      setView(last);
      setBox(isSearched ? last.box : undefined);
      setResuming(isSearched);
    },
    forget: () => {
      setBox(undefined);
      setView((last) => last && { ...last, isByVisitor: false });
    },
    /** The answer the list shows; of a part of the city the last one, until the new one is there. */
    listOf(page: MapAnswer, drawn: AnswerOf): MapAnswer {
      if (!box) return page;
      if (drawn.box === box && (kept?.answer !== drawn.answer || kept.page !== page)) {
        setKept({ ...drawn, page });
      }
      if (drawn.box === box) return drawn.answer;
      return kept?.page === page ? kept.answer : page;
    },
  };
}
