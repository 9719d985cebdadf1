import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDistance } from '#contract/text/numbers.ts';
import { formatPhone, phoneHref } from '#contract/text/phones.ts';
import { dutyTexts as texts } from '#web/texts/duty.ts';
import { Anchor } from '#web/ui/Anchor.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { type DutySection, mapAddress, type ShownTurn } from './duty-view.ts';

interface DutyBoardProps {
  sections: readonly DutySection[];
  /** Leads to where one is. */
  place?: (turn: ShownTurn) => ReactNode;
}

/** Who is on duty, by district: the telephone first. */
export const DutyBoard = ({ sections, place = mapLink }: DutyBoardProps) => (
  <div className="grid gap-x-3 gap-y-8 md:grid-cols-2">
    {sections.map((section) => (
      <section
        key={`${section.district} ${section.isLater}`}
        className={section.turns.length > 1 ? 'md:col-span-2' : undefined}
      >
        <h2 className="mb-2 text-xl">{section.district ?? texts.nearestFirst}</h2>
        {section.isUnknown ? (
          <p className="text-quiet">{texts.unknown(section.district)}</p>
        ) : (
          <>
            {section.isLater && <p className="mb-2 text-quiet">{texts.laterNote}</p>}
            <ul className={section.turns.length > 1 ? 'grid gap-3 md:grid-cols-2' : undefined}>
              {section.turns.map((turn) => (
                <Turn
                  key={turn.id}
                  turn={turn}
                  hasDistrict={section.district === undefined}
                  place={place(turn)}
                />
              ))}
            </ul>
          </>
        )}
      </section>
    ))}
  </div>
);

const mapLink = (turn: ShownTurn) => (
  <ButtonLink
    href={mapAddress(turn)}
    target="_blank"
    icon={<MapPin className="size-5" aria-hidden="true" />}
  >
    {texts.map}
    <span className="sr-only">
      {texts.ofTurn(turn.name)}, {texts.opensElsewhere}
    </span>
  </ButtonLink>
);

interface TurnProps {
  turn: ShownTurn;
  hasDistrict: boolean;
  place: ReactNode;
}

function Turn({ turn, hasDistrict, place }: TurnProps) {
  const { name, district, address, phone, businessId, when, metres } = turn;
  const href = phone && phoneHref(phone);
  const about = [hasDistrict && district, metres !== undefined && formatDistance(metres)];
  return (
    <li
      data-moves={businessId ?? undefined}
      className="flex break-inside-avoid flex-col gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <h3 className="text-lg">
        {businessId === null ? (
          name
        ) : (
          <Anchor href={`/business/${businessId}`} className="tap underline">
            {name}
          </Anchor>
        )}
      </h3>
      <p className={turn.isRunning ? 'font-semibold' : 'text-quiet'}>
        {[...about.filter(Boolean), when].join(' · ')}
      </p>
      {address && <p className="text-quiet">{address}</p>}
      {phone && <p className="figures">{formatPhone(phone)}</p>}
      <div className="not-printed mt-auto flex flex-wrap gap-2 pt-1">
        {href && (
          <ButtonLink
            href={href}
            variant="primary"
            icon={<Phone className="size-5" aria-hidden="true" />}
          >
            {texts.call}
            <span className="sr-only">{texts.ofTurn(name)}</span>
          </ButtonLink>
        )}
        {place}
      </div>
    </li>
  );
}
