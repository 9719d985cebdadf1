import { lazy, Suspense, useState } from 'react';
import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import type { BusinessFormSlots } from '#web/features/administration/BusinessForm.tsx';
import { BusinessScreen } from '#web/features/administration/BusinessScreen.tsx';
import { HoursEditor } from '#web/features/business-submission/HoursEditor.tsx';
import {
  dayProblem,
  hoursOfWeek,
  usualWeek,
  weekFromHours,
} from '#web/features/business-submission/hours-week.ts';
import { type Address, type Head, type HeadContext, type PageProps, titled } from '#web/page.ts';
import { adminFrameTexts as frame } from '#web/texts/admin-frame.ts';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const PinPicker = lazy(async () => ({
  default: (await import('#web/features/maps/PinPicker.tsx')).PinPicker,
}));

type Data = Awaited<ReturnType<typeof load>>;

/** An id that is none leads to 'no such business', as one that nothing has. */
export const load = async (_: unknown, { params }: Address) => ({
  id: Number.parseInt(params.id ?? '', 10) || 0,
});

export const head = ({ id }: Data, { site }: HeadContext): Head => ({
  title: titled(`${texts.title(id)} · ${frame.title}`, site),
  description: texts.headDescription,
  canonical: `/admin/businesses/${id}`,
  isIndexed: false,
});

const slots: BusinessFormSlots = {
  hours: (hours, onHours) => <HoursField hours={hours} onHours={onHours} />,
  pin: (place) => <PinField {...place} />,
};

export const Page = ({ data: { id } }: PageProps<Data>) => (
  <AdminFrame current="businesses" title={texts.title(id)}>
    <BusinessScreen key={id} id={id} slots={slots} />
  </AdminFrame>
);

/** What the server answers with 'cannot be read': a week that is still being typed. */
const UNREADABLE = '?';

/** The week of a business; none when nothing is known, and what a file wrote that nobody could read. */
function HoursField({ hours, onHours }: { hours: string; onHours: (hours: string) => void }) {
  const [week, setWeek] = useState(() => (hours ? weekFromHours(hours) : undefined));
  const change = (next: typeof week) => {
    setWeek(next);
    if (!next) return onHours('');
    onHours(next.some((day) => dayProblem(day)) ? UNREADABLE : hoursOfWeek(next));
  };
  if (!week) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-quiet">{hours ? texts.unreadHours(hours) : texts.noHours}</span>
        <Button size="sm" onClick={() => change(usualWeek())}>
          {texts.addHours}
        </Button>
      </div>
    );
  }
  return (
    <>
      <HoursEditor week={week} onChange={change} showsProblems />
      <Button size="sm" variant="quiet" className="self-start" onClick={() => change(undefined)}>
        {texts.dropHours}
      </Button>
    </>
  );
}

const DEGREE_DIGITS = 6;

function PinField({
  latitude,
  longitude,
  district,
  onPin,
}: Parameters<BusinessFormSlots['pin']>[0]) {
  const [lat, lng] = [latitude, longitude].map((text) => Number(text.replace(',', '.')));
  const isPin = latitude !== '' && longitude !== '' && Number.isFinite(lat) && Number.isFinite(lng);
  return (
    <Suspense fallback={<Skeleton className="h-72 w-full rounded-md" />}>
      <PinPicker
        pin={isPin ? { latitude: lat ?? 0, longitude: lng ?? 0 } : undefined}
        district={district as Parameters<typeof PinPicker>[0]['district']}
        onPin={(place) =>
          onPin(place.latitude.toFixed(DEGREE_DIGITS), place.longitude.toFixed(DEGREE_DIGITS))
        }
      />
    </Suspense>
  );
}
