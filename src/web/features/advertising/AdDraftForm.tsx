import { useState } from 'react';
import {
  AD_DESCRIPTION_LENGTH,
  AD_TITLE_LENGTH,
  type AdContent,
  extrasOf,
  MAX_AD_FEATURES,
} from '#contract/advertising/live-ads.ts';
import type { ModeratedAd } from '#contract/advertising/moderated-ads.ts';
import { ApiError } from '#web/api/api.ts';
import { useNow } from '#web/browser/clock-context.ts';
import { formatMoment } from '#web/browser/moments.ts';
import { useForm } from '#web/browser/use-form.ts';
import { adEditorTexts as texts } from '#web/texts/ad-editor.ts';
import { siteFrameTexts } from '#web/texts/site-frame.ts';
import { Form, SubmitButton } from '#web/ui/Form.tsx';
import { FormSummary } from '#web/ui/FormSummary.tsx';
import { LeaveQuestion } from '#web/ui/LeaveQuestion.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { notify } from '#web/ui/notify.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { AdCard } from './AdCard.tsx';
import { type AdDraft, begunOn, contentOf, draftOf, fieldOf } from './ad-draft.ts';
import type { AdPictureSlot } from './ad-picture-slot.ts';
import { BusinessLink } from './BusinessLink.tsx';

/** What is sent: the whole of it, and the version it was written upon. */
interface Edit {
  adContent: AdContent;
  startDate: string | null;
  endDate: string | null;
  businessId: number | null;
  totalCost: number | null;
  version: string;
}

interface AdDraftFormProps {
  ad: ModeratedAd;
  pictureSlot: AdPictureSlot;
  save: (edit: Edit) => Promise<void>;
}

const scenes = Object.entries(siteFrameTexts.categories).map(([value, label]) => ({
  value,
  label,
}));

const editOf = (draft: AdDraft, { packageType, version }: ModeratedAd): Edit => ({
  adContent: contentOf(draft, packageType),
  startDate: draft.startDate || null,
  endDate: draft.endDate || null,
  businessId: draft.business?.id ?? null,
  totalCost: draft.totalCost ? Number(draft.totalCost) : null,
  version,
});

/** The fields of an ad under its preview, or beside it where there is room: the desk is a column among others. */
export function AdDraftForm({ ad, pictureSlot, save }: AdDraftFormProps) {
  const [initial] = useState(draftOf(ad, useNow()));
  const form = useForm({
    initial,
    async send(draft) {
      try {
        await save(editOf(draft, ad));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const issues = error.issues.map(({ path, message }) => ({ path: fieldOf(path), message }));
        throw new ApiError(error.status, error.detail, issues);
      }
      void notify({ ...(ad.status === 'live' ? texts.savedLive : texts.saved), tone: 'success' });
    },
  });
  const { values } = form;
  const extras = extrasOf(ad.packageType);
  const picture = (name: 'image' | 'bannerAd', label: string, hint: string) =>
    pictureSlot({
      ...form.files(name),
      label,
      hint,
      image: values[name],
      onImage: (image) => form.set(name, image),
    });
  const link = { type: 'url', inputMode: 'url', maxLength: 500, hint: texts.httpsHint } as const;
  return (
    <Form form={form} summary={null} className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Preview ad={ad} draft={values} isChanged={values !== initial} />
      <div className="flex min-w-0 flex-col gap-4">
        <h3 className="text-lg">{texts.form}</h3>
        <FormSummary title={texts.problem} {...form} />
        <TextField {...form.field('title')} label={texts.title} maxLength={AD_TITLE_LENGTH} />
        <TextArea
          {...form.field('description')}
          label={texts.description}
          maxLength={AD_DESCRIPTION_LENGTH}
        />
        <TextArea
          {...form.field('features')}
          label={texts.features}
          hint={texts.featuresHint(MAX_AD_FEATURES)}
        />
        <Select
          {...form.field('scene')}
          label={texts.scene}
          hint={texts.sceneHint}
          options={[{ value: '', label: texts.sceneOfBusiness }, ...scenes]}
        />
        {picture('image', texts.image, texts.imageHint)}
        {extras.includes('bannerAd') && picture('bannerAd', texts.banner, texts.bannerHint)}
        {extras.includes('socialMedia') && (
          <div className="grid gap-4 @xl:grid-cols-2">
            <TextField {...form.field('instagram')} {...link} label={texts.instagram} />
            <TextField {...form.field('facebook')} {...link} label={texts.facebook} />
          </div>
        )}
        {extras.includes('customLandingPage') && (
          <TextField {...form.field('customLandingPage')} {...link} label={texts.landing} />
        )}
        {extras.includes('apiIntegration') && (
          <div className="grid gap-4 @xl:grid-cols-2">
            <TextField {...form.field('apiLink')} {...link} label={texts.system} />
            <TextField {...form.field('apiNote')} maxLength={200} label={texts.systemNote} />
          </div>
        )}
        <BusinessLink
          id={form.idOf('business')}
          business={values.business}
          onBusiness={(business) => form.set('business', business)}
          error={form.errors.business}
        />
        <div className="grid gap-4 @xl:grid-cols-3">
          <TextField
            {...form.field('startDate')}
            onChange={({ target }) => {
              const days = begunOn(ad, values, target.value);
              form.set('startDate', days.startDate);
              form.set('endDate', days.endDate);
            }}
            type="date"
            label={texts.start}
          />
          <TextField
            {...form.field('endDate')}
            type="date"
            min={values.startDate || undefined}
            label={texts.end}
            {...(ad.packageType === 'free' && { hint: texts.endOfFree })}
          />
          <TextField
            {...form.field('totalCost')}
            type="number"
            min={0}
            step="0.01"
            label={texts.cost}
          />
        </div>
        <SubmitButton
          form={form}
          send={texts.save}
          sending={texts.saving}
          variant="river"
          className="self-start"
        />
      </div>
    </Form>
  );
}

/** How far a complete ad is: prepared, approved, or already seen by everybody. */
const Approval = ({ ad: { status, approvedAt } }: { ad: ModeratedAd }) => {
  if (approvedAt)
    return <Notice tone="success">{texts.isApproved(formatMoment(approvedAt))}</Notice>;
  if (status === 'customized') return <Notice>{texts.waitsForApproval}</Notice>;
  return status === 'live' ? null : <Notice tone="success">{texts.complete}</Notice>;
};

function Preview({
  ad,
  draft,
  isChanged,
}: {
  ad: ModeratedAd;
  draft: AdDraft;
  isChanged: boolean;
}) {
  const content = contentOf(draft, ad.packageType);
  // The days stand in the form before they are kept: nothing is left to choose, only to save.
  const missing = ad.missing.filter(({ path }) => {
    const isProposed = (path === 'startDate' || path === 'endDate') && ad[path] === null;
    return !(isProposed && draft[path]);
  });
  return (
    <section
      aria-label={texts.preview}
      className="grid min-w-0 content-start gap-3 @xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] @3xl:order-last @3xl:grid-cols-1 @3xl:self-start"
    >
      <h3 className="col-span-full text-lg">{texts.preview}</h3>
      <AdCard
        level={3}
        ad={{
          ...ad,
          content: {
            ...content,
            title: content.title || texts.defaultTitle,
            description: content.description || texts.defaultDescription,
          },
          businessId: draft.business?.id ?? null,
          categorySlug: draft.business?.categorySlug ?? null,
          isExample: false,
        }}
      />
      <div className="flex min-w-0 flex-col gap-3">
        {isChanged && (
          <>
            <p className="text-quiet text-sm">{texts.unsaved}</p>
            <LeaveQuestion />
          </>
        )}
        {missing.length > 0 ? (
          <Notice tone="warning" title={texts.missing}>
            <ul className="list-disc pl-5">
              {missing.map(({ path, message }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          </Notice>
        ) : ad.missing.length > 0 ? (
          <Notice tone="warning">{texts.saveDays}</Notice>
        ) : (
          <Approval ad={ad} />
        )}
      </div>
    </section>
  );
}
