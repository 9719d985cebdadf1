import {
  CalendarHeart,
  Clock,
  CornerDownLeft,
  Cross,
  History,
  LayoutGrid,
  MapPin,
  Search,
  Store,
  Tag,
  Trash2,
  X,
} from 'lucide-react';
import { searchSuggestionTexts as texts } from '#web/texts/search-suggestions.ts';
import { matchingParts } from './matching-parts.ts';
import type { Option, OptionKind } from './suggestion-options.ts';

const signs: Record<OptionKind, typeof Search> = {
  recent: History,
  words: Search,
  kind: Tag,
  category: LayoutGrid,
  place: MapPin,
  district: MapPin,
  open: Clock,
  duty: Cross,
  holiday: CalendarHeart,
  business: Store,
  search: CornerDownLeft,
  clear: Trash2,
};

interface SuggestionRowProps {
  id: string;
  option: Option;
  typed: string;
  isActive: boolean;
  onChoose: () => void;
  onForget: () => void;
}

/** One line of the list: chosen by Enter or by a tap; the focus never comes here. */
export function SuggestionRow({
  id,
  option,
  typed,
  isActive,
  onChoose,
  onForget,
}: SuggestionRowProps) {
  const { kind, label, note, count } = option;
  const Sign = signs[kind];
  const isMarked = kind !== 'search' && kind !== 'clear';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys (use-field-events.ts)
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here
    <div id={id} role="option" aria-selected={isActive} className="suggestion" onClick={onChoose}>
      <Sign className="suggestion-sign" aria-hidden="true" />
      <span className="suggestion-words">
        <span className="suggestion-label">
          {isMarked
            ? matchingParts(label, typed).map(({ text, isMatch }, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
                isMatch ? <mark key={at}>{text}</mark> : text,
              )
            : label}
          {count !== undefined && (
            <span className="suggestion-count">
              {' · '}
              {count}
              <span className="sr-only"> {texts.businessesThere}</span>
            </span>
          )}
        </span>
        {note && <span className="suggestion-note">{note}</span>}
      </span>
      {kind === 'recent' && (
        <>
          <span className="sr-only">, {texts.removeByKey}</span>
          {/* For the pointer: an option holds no button of its own, and the keyboard has Delete. */}
          <span
            className="suggestion-remove"
            aria-hidden="true"
            title={texts.remove}
            onClick={(event) => {
              event.stopPropagation();
              onForget();
            }}
          >
            <X />
          </span>
        </>
      )}
    </div>
  );
}
