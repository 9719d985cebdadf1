import { MAX_PHOTOS_SENT, setLogo, setPhotos } from '#contract/owners/owner-workspace.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useForm } from '#web/browser/use-form.ts';
import { leaveTexts } from '#web/texts/kit.ts';
import { editTexts as texts, workspaceTexts } from '#web/texts/owner-workspace.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { notify } from '#web/ui/notify.ts';
import { useWorkspace } from '../workspace-context.ts';
import { ViewFrame } from './ViewFrame.tsx';

const isSame = (a: string[], b: string[]) => a.join('\n') === b.join('\n');

/** Logo and photos: added, put in order and removed here, seen by others once saved. */
export function PhotosView() {
  const api = useApi();
  const { business, setBusiness, slots, hrefOf } = useWorkspace();
  const { id, photoLimit } = business;
  const logoNow = business.logo ? [business.logo] : [];
  const form = useForm({
    initial: { logo: logoNow, images: business.images },
    async send({ logo, images }) {
      if (!isChanged) {
        await notify({ title: texts.photosTitle, description: workspaceTexts.nothingChanged });
        return;
      }
      let now = business;
      if (!isSame(logo, logoNow)) now = await api.call(setLogo, { id, image: logo[0] ?? null });
      if (!isSame(images, business.images)) now = await api.call(setPhotos, { id, images });
      setBusiness(now);
      await notify({ ...workspaceTexts.saved, tone: 'success' });
    },
  });
  const { values, set, files } = form;
  const isChanged = !isSame(values.logo, logoNow) || !isSame(values.images, business.images);
  // Those of visitors count for no plan.
  const ofVisitors = business.pictures.flatMap(({ src, isOfVisitor }) => (isOfVisitor ? src : []));
  const countOf = (images: string[], isOwn: boolean) =>
    images.filter((image) => ofVisitors.includes(image) !== isOwn).length;
  const own = countOf(values.images, true);
  const visitors = countOf(values.images, false);
  // What a former plan allowed may stay and be put in order.
  const max = Math.max(
    photoLimit === null ? MAX_PHOTOS_SENT : photoLimit + visitors,
    business.images.length,
  );
  return (
    <ViewFrame title={texts.photosTitle} lead={texts.photosLead} isUnsaved={isChanged}>
      <Form form={form} summary={workspaceTexts.summary} className="flex flex-col gap-5">
        <Card as="section" className="gap-3 p-4 sm:p-6">
          {slots.photos({
            ...files('logo'),
            images: values.logo,
            onImages: (logo) => set('logo', logo),
            max: 1,
            label: texts.logo,
            hint: texts.logoHint,
          })}
        </Card>
        <Card as="section" className="gap-3 p-4 sm:p-6">
          <p role="status" className="figures font-semibold">
            {texts.photoCount(own, photoLimit)}
            {visitors > 0 && texts.photosOfVisitors(visitors)}
          </p>
          {slots.photos({
            ...files('images'),
            images: values.images,
            onImages: (images) => set('images', images),
            max,
            label: texts.photos,
            hint: texts.photosHint,
          })}
          {photoLimit !== null && own >= photoLimit && (
            <ButtonLink href={hrefOf({ tab: 'abonelik' })} size="sm" className="self-start">
              {texts.morePhotos}
            </ButtonLink>
          )}
        </Card>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton form={form} send={workspaceTexts.save} size="lg" />
          <span role="status" className="text-sm text-quiet">
            {isChanged && leaveTexts.unsaved}
          </span>
        </div>
      </Form>
    </ViewFrame>
  );
}
