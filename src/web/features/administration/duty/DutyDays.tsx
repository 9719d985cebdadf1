import { useEffect, useRef, useState } from 'react';
import { dayAndWeekday } from '#contract/calendar/day-words.ts';
import {
  type AdministeredDays,
  type AdministeredTurn,
  linkDutyTurn,
  removeDutyDay,
} from '#contract/duty/administered-duty.ts';
import { useApi } from '#web/browser/api-context.ts';
import { administeredDutyTexts as texts } from '#web/texts/administration-duty.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ActButton } from '../ActButton.tsx';
import { Panel } from '../Panel.tsx';
import { turnTimes } from './duty-times.ts';
import { LinkDialog } from './LinkDialog.tsx';

interface DutyDaysProps {
  days: AdministeredDays;
  onChanged: (days: AdministeredDays) => void;
}

/** Days with turns that have not ended; whoever is not linked can be, with one press. */
export function DutyDays({ days, onChanged }: DutyDaysProps) {
  const api = useApi();
  if (days.length === 0) {
    return (
      <Panel title={texts.comingTitle}>
        <p className="text-quiet">{texts.none}</p>
      </Panel>
    );
  }
  return days.map(({ day, turns }) => (
    <Panel
      key={day}
      title={dayAndWeekday(day)}
      lead={texts.unlinkedCount(turns.filter(({ business }) => !business).length)}
      action={
        <ActButton
          label={texts.remove}
          aria-label={texts.removeOf(dayAndWeekday(day))}
          question={{
            title: texts.removeTitle(dayAndWeekday(day)),
            text: texts.removeText,
            yes: texts.remove,
          }}
          act={async () => {
            onChanged(await api.call(removeDutyDay, { day }));
            return { title: texts.removed };
          }}
        />
      }
    >
      <ul>
        {turns.map((turn) => (
          <TurnLine key={turn.id} turn={turn} onChanged={onChanged} />
        ))}
      </ul>
    </Panel>
  ));
}

function TurnLine({
  turn,
  onChanged,
}: Pick<DutyDaysProps, 'onChanged'> & { turn: AdministeredTurn }) {
  const api = useApi();
  const { id, name, district, phone, address, business, candidates } = turn;
  const [isSeeking, setSeeking] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const hasActed = useRef(false);
  // The button that was pressed gives way to others: the focus goes on to the first of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is what it is about
  useEffect(() => {
    if (hasActed.current) line.current?.querySelector('button')?.focus();
    hasActed.current = false;
  }, [business?.id]);
  const takeOver = (next: AdministeredDays) => {
    hasActed.current = true;
    onChanged(next);
  };
  const link = async (businessId: number | null) => {
    takeOver(await api.call(linkDutyTurn, { id, businessId }));
    return { title: businessId === null ? texts.wasCut : texts.linked };
  };
  return (
    <li
      ref={line}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2"
    >
      <div className="min-w-0">
        <p className="font-semibold">
          {business ? <Anchor href={`/business/${business.id}`}>{name}</Anchor> : name}
        </p>
        <p className="text-quiet text-sm">
          {[district, turnTimes(turn), phone, address].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {business ? (
          <ActButton
            variant="quiet"
            label={texts.cut}
            aria-label={texts.cutOf(name)}
            act={() => link(null)}
          />
        ) : (
          <>
            <span className="text-quiet text-sm">{texts.notLinked}</span>
            {candidates.map((one) => (
              <ActButton
                key={one.id}
                label={texts.linkTo(one.name)}
                aria-label={`${texts.linkTo(one.name)}, ${one.address}`}
                act={() => link(one.id)}
              />
            ))}
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.seekOf(name)}
              onClick={() => setSeeking(true)}
            >
              {texts.seek}
            </Button>
          </>
        )}
      </div>
      {isSeeking && (
        <LinkDialog turn={turn} onLinked={takeOver} onClose={() => setSeeking(false)} />
      )}
    </li>
  );
}
