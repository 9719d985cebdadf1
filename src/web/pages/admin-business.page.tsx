import { AdminFrame } from '#web/features/admin-frame/AdminFrame.tsx';
import { adminHead } from '#web/features/admin-frame/admin-links.ts';
import { AddBusiness } from '#web/features/administration/businesses/AddBusiness.tsx';
import type { BusinessFormSlots } from '#web/features/administration/businesses/BusinessForm.tsx';
import { BusinessScreen } from '#web/features/administration/businesses/BusinessScreen.tsx';
import { AttributesField } from '#web/features/business-submission/AttributesField.tsx';
import { WeekField } from '#web/features/business-submission/WeekField.tsx';
import { TypedPin } from '#web/features/maps/picker/TypedPin.tsx';
import { PhotoField } from '#web/features/uploads/PhotoField.tsx';
import type { Address, PageProps } from '#web/page.ts';
import { administeredBusinessTexts as texts } from '#web/texts/administration.ts';

type Data = Awaited<ReturnType<typeof load>>;

/** `new` adds one. An id that is none leads to 'no such business', as one that nothing has. */
export const load = async (_: unknown, { params: { id = '' }, query }: Address) => ({
  id: id === 'new' ? ('new' as const) : Number.parseInt(id, 10) || 0,
  /** The report that is accepted with what is saved here. */
  reportId: Number.parseInt(query.get('report') ?? '', 10) || undefined,
});

const titleOf = ({ id }: Data) => (id === 'new' ? texts.addTitle : texts.title(id));

export const head = (data: Data) => adminHead(titleOf(data), texts.headDescription);

const slots: BusinessFormSlots = {
  hours: (hours, onHours) => <WeekField hours={hours} onHours={onHours} />,
  pin: (place) => <TypedPin {...place} />,
  attributes: (asked) => <AttributesField {...asked} />,
  photos: (photos) => <PhotoField {...photos} />,
};

export const Page = ({ data }: PageProps<Data>) => (
  <AdminFrame current="businesses" title={titleOf(data)}>
    {data.id === 'new' ? (
      <AddBusiness slots={slots} />
    ) : (
      <BusinessScreen key={data.id} id={data.id} reportId={data.reportId} slots={slots} />
    )}
  </AdminFrame>
);
