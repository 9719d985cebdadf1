import type { ModeratedAd } from '#contract/advertising/moderated-ads.ts';
import { editModeratedAdvertisement } from '#contract/advertising/moderated-ads.ts';
import { useApi } from '#web/browser/api-context.ts';
import { AdDraftForm } from '#web/features/advertising/AdDraftForm.tsx';
import { AdRequestForm } from '#web/features/advertising/AdRequestForm.tsx';
import { AdvertiseForm, type Wish } from '#web/features/advertising/AdvertiseForm.tsx';
import { AdWishForm } from '#web/features/advertising/AdWishForm.tsx';
import { adEditorTexts } from '#web/texts/ad-editor.ts';
import { adPreviewTexts } from '#web/texts/ad-preview.ts';
import { adRequestTexts, adTexts, advertiseTexts } from '#web/texts/advertising.ts';
import { AtThatTime } from '../tried-presses/press.tsx';
import { at, nobody, type TriedForm, Until, visitor } from './form.tsx';

const { form } = adTexts;
const typed = {
  [form.businessName]: 'Nar Lokantası',
  [form.contactPerson]: 'Ayşe Er',
  [form.email]: visitor,
  [form.phone]: '0322 000 12 34',
};
const ad = {
  ...{ kind: 'advertisement', id: 5, status: 'contacted', businessName: 'Nar', version: 'v1' },
  ...{ packageType: 'basic', duration: 1, totalCost: null, startDate: null, endDate: null },
  ...{ adContent: null, pictures: [], business: null, approvedAt: null, missing: [] },
  ...{ createdAt: at },
} as unknown as ModeratedAd;
const wish: Wish = { packageType: 'basic' };
/** As the team's desk keeps it. */
function Draft() {
  const api = useApi();
  return (
    <AtThatTime>
      <AdDraftForm
        ad={ad}
        pictureSlot={() => null}
        save={async (edit) => {
          await api.call(editModeratedAdvertisement, { id: 5, ...edit });
        }}
      />
    </AtThatTime>
  );
}

export const advertisersForms: Record<string, TriedForm> = {
  'an advertiser wants something else': {
    of: 'advertising/AdWishForm.tsx',
    part: (
      <Until
        form={(done) => <AdWishForm token="abc" onSent={() => done('İstendi')} onLeft={nobody} />}
      />
    ),
    typed: { [adPreviewTexts.wish]: 'Saatler de yazsın' },
    button: adPreviewTexts.send,
    asks: 'POST /api/ad-previews/abc/changes {"wish":"Saatler de yazsın"}',
    agrees: {},
    said: adPreviewTexts.sentToast.title,
    shows: 'İstendi',
  },
  'an ad is asked for': {
    of: 'advertising/AdRequestForm.tsx',
    part: <AdRequestForm />,
    way: [(screen) => screen.element('value', 'basic').props.onChange()],
    typed,
    button: adRequestTexts.submit,
    asks: 'POST /api/advertisement-requests',
    agrees: {},
    said: adRequestTexts.success.title,
    shows: adRequestTexts.success.description,
    after: { [form.businessName]: '' },
    refused: adRequestTexts.failure.title,
  },
  'an ad is ordered': {
    of: 'advertising/AdvertiseForm.tsx',
    part: (
      <Until form={(done) => <AdvertiseForm wish={wish} onSent={() => done('Sipariş edildi')} />} />
    ),
    typed,
    button: advertiseTexts.submit,
    asks: 'POST /api/advertisements',
    agrees: {},
    said: advertiseTexts.success.title,
    shows: 'Sipariş edildi',
    refused: advertiseTexts.failure.title,
  },
  'the team draws an ad': {
    of: 'advertising/AdDraftForm.tsx',
    part: <Draft />,
    typed: { [adEditorTexts.title]: 'Nar’da kahvaltı' },
    path: 'adContent.title',
    button: adEditorTexts.save,
    asks: 'PUT /api/moderation/advertisements/5 {"adContent":{"title":"Nar’da kahvaltı"',
    agrees: {},
    said: adEditorTexts.saved.title,
    after: { [adEditorTexts.title]: 'Nar’da kahvaltı' },
  },
};
