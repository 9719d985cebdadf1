import { useEffect, useMemo, useRef, useState } from 'react';
import type { AdministeredKind } from '#contract/kinds/administered-kinds.ts';
import { LEAST_PEOPLE } from '#contract/statistics/business-performance.ts';
import {
  listUnknownWords,
  MISSED_SEARCH_DAYS,
  type UnknownWord,
} from '#contract/statistics/visitor-statistics.ts';
import { searchNorm } from '#contract/text/turkish-fold.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { administrationTexts } from '#web/texts/administration.ts';
import { kindsTexts as texts } from '#web/texts/administration-kinds.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { PartFailed, PartLoading } from '#web/ui/Part.tsx';
import { Panel } from '../Panel.tsx';
import { kindsByWord, visitorWords } from './find-kinds.ts';
import { WordDialog } from './WordDialog.tsx';

interface UnknownWordsProps {
  kinds: readonly AdministeredKind[];
  onChanged: (kind: AdministeredKind) => void;
  /** A new one that this word means. */
  onNewKind: (word: string) => void;
}

/** What was asked for and no kind knows; a press makes it a word of one. */
export function UnknownWords({ kinds, onChanged, onNewKind }: UnknownWordsProps) {
  const api = useApi();
  const asked = useAsked('unknown words', (signal) => api.call(listUnknownWords, {}, { signal }));
  const [word, setWord] = useState<string>();
  const known = useMemo(() => kindsByWord(kinds, visitorWords), [kinds]);
  return (
    <Panel title={texts.unknownTitle} lead={texts.unknownLead(MISSED_SEARCH_DAYS, LEAST_PEOPLE)}>
      {asked.state === 'loading' && (
        <PartLoading label={administrationTexts.loading} shapes={['h-28']} />
      )}
      {asked.state === 'failed' && <PartFailed title={texts.unknownFailed} onAgain={asked.again} />}
      {asked.state === 'ready' && asked.data.length === 0 && <p>{texts.unknownEmpty}</p>}
      {asked.state === 'ready' && asked.data.length > 0 && (
        <ul className="flex flex-col gap-3">
          {asked.data.map((unknown) => (
            <Unknown
              key={unknown.text}
              {...unknown}
              kind={known.get(searchNorm(unknown.text))?.[0]?.kind}
              onPut={() => setWord(unknown.text)}
            />
          ))}
        </ul>
      )}
      <p>
        <Anchor href="/admin/statistics" className="tap">
          {texts.unknownAll}
        </Anchor>
      </p>
      {word !== undefined && (
        <WordDialog
          word={word}
          kinds={kinds}
          onAdded={(kind) => {
            onChanged(kind);
            setWord(undefined);
          }}
          onNewKind={() => {
            setWord(undefined);
            onNewKind(word);
          }}
          onClose={() => setWord(undefined)}
        />
      )}
    </Panel>
  );
}

interface UnknownProps extends UnknownWord {
  /** Whose word it became meanwhile. */
  kind: AdministeredKind | undefined;
  onPut: () => void;
}

function Unknown({ text, people, kind, onPut }: UnknownProps) {
  const now = useRef<HTMLSpanElement>(null);
  const isKnown = kind !== undefined;
  useEffect(() => {
    // The button that was pressed is gone.
    if (isKnown) now.current?.focus();
  }, [isKnown]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{text}</span>
        <span className="block text-quiet text-sm">{texts.people(people)}</span>
      </span>
      {kind ? (
        <span ref={now} tabIndex={-1} className="text-sm outline-none">
          {texts.isNow(kind.name)}
        </span>
      ) : (
        <Button size="sm" aria-haspopup="dialog" aria-label={texts.putOf(text)} onClick={onPut}>
          {texts.put}
        </Button>
      )}
    </li>
  );
}
