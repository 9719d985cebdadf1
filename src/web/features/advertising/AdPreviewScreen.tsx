import { type ReactNode, useState } from 'react';
import { type AdPreview, approveAd, getAdPreview } from '#contract/advertising/ad-previews.ts';
import { ADVERTISE_PACKAGES } from '#contract/advertising/advertising.ts';
import { packageName } from '#contract/advertising/listed-as.ts';
import type { LiveAd } from '#contract/advertising/live-ads.ts';
import { wholeDay } from '#contract/calendar/day-words.ts';
import { formatMoney } from '#contract/text/numbers.ts';
import { useApi } from '#web/browser/api-context.ts';
import { failureToast } from '#web/browser/failure-toast.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { adPreviewTexts as texts } from '#web/texts/ad-preview.ts';
import { ActingButton } from '#web/ui/ActingButton.tsx';
import { Button, HomeLink } from '#web/ui/Button.tsx';
import { LinkScreen } from '#web/ui/email-links/LinkScreen.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AdCard } from './AdCard.tsx';
import { AdCounters } from './AdCounters.tsx';
import { AdLine } from './AdLine.tsx';
import { AdWishForm } from './AdWishForm.tsx';
import { FooterWords } from './FooterAd.tsx';

/** The private page of an ad: how it will look, its approval, and its figures once it runs. */
export function AdPreviewScreen({ token }: { token: string }) {
  const api = useApi();
  const asked = useAsked(token, (signal) => api.call(getAdPreview, { token }, { signal }));
  return (
    <LinkScreen {...{ asked, texts }} action={<HomeLink />} shapes={['h-16', 'h-44']}>
      {({ data, set }) => <Preview token={token} preview={data} onAnswered={set} />}
    </LinkScreen>
  );
}

function Preview({
  token,
  preview,
  onAnswered,
}: {
  token: string;
  preview: AdPreview;
  onAnswered: (preview: AdPreview) => void;
}) {
  const { ad, counters } = preview;
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <div className="flex flex-col gap-4">
        <h1 tabIndex={-1} className="wrap-anywhere">
          {texts.title(preview.businessName)}
        </h1>
        <Standing preview={preview} />
        <Facts preview={preview} />
      </div>
      {counters && <AdCounters counters={counters} level={2} />}
      {ad && <Looks ad={behind(token, ad)} />}
      {preview.status === 'customized' && (
        <Answer token={token} preview={preview} onAnswered={onAnswered} />
      )}
    </div>
  );
}

/** How it stands, in a sentence. */
export function Standing({ preview: { status, isApproved, changeWish } }: { preview: AdPreview }) {
  if (status === 'customized') {
    const { title, text } = isApproved ? texts.approved : texts.toApprove;
    return (
      <Notice isNews tone={isApproved ? 'success' : 'info'} title={title}>
        {text}
      </Notice>
    );
  }
  if (status === 'live' || status === 'ended' || status === 'cancelled')
    return <p className="text-lg">{texts[status]}</p>;
  if (changeWish === null) return <Notice>{texts.waiting}</Notice>;
  return (
    <Notice isNews tone="success" title={texts.wished.title}>
      {texts.wished.text}
      <blockquote className="mt-2 whitespace-pre-line border-l-4 border-line pl-3 wrap-anywhere">
        {changeWish}
      </blockquote>
    </Notice>
  );
}

function Facts({ preview }: { preview: AdPreview }) {
  const { kind, packageType, duration, totalCost, startDate, endDate } = preview;
  const { isUnlimited } = ADVERTISE_PACKAGES[packageType];
  const facts: [string, string][] = [
    [texts.facts.package, packageName(kind, packageType)],
    [texts.facts.duration, isUnlimited ? texts.unlimited : texts.months(duration)],
    ...(totalCost === null ? [] : [[texts.facts.cost, formatMoney(totalCost)] as [string, string]]),
    ...(startDate ? [[texts.facts.start, wholeDay(startDate)] as [string, string]] : []),
    ...(endDate ? [[texts.facts.end, wholeDay(endDate)] as [string, string]] : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-quiet text-sm">{label}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Its uploads are not public yet: the link's token opens them too. */
export function behind(token: string, ad: LiveAd): LiveAd {
  const opened = (address: string) =>
    address.startsWith('/api/objects/') ? `${address}?token=${token}` : address;
  const { image, bannerAd, ...content } = ad.content;
  return {
    ...ad,
    content: {
      ...content,
      ...(image && { image: opened(image) }),
      ...(bannerAd && { bannerAd: opened(bannerAd) }),
    },
    pictures: ad.pictures.map((picture) => ({ ...picture, src: opened(picture.src) })),
  };
}

/** The ad as each of its spaces shows it. */
const Looks = ({ ad }: { ad: LiveAd }) => (
  <section aria-labelledby="gorunus" className="flex flex-col gap-6">
    <h2 id="gorunus" className="text-xl">
      {texts.looks}
    </h2>
    <Place name={texts.places.home}>
      <div className="max-w-md">
        <AdLine ad={ad} isPreview />
      </div>
    </Place>
    <Place name={texts.places.list}>
      <AdLine ad={ad} isWide isPreview />
    </Place>
    <Place name={texts.places.footer}>
      <div className="site-footer rounded-lg p-4 sm:p-6">
        <FooterWords ad={ad} isPreview />
      </div>
    </Place>
    <Place name={texts.places.showcase}>
      <div className="max-w-sm">
        <AdCard ad={ad} level={4} />
      </div>
    </Place>
  </section>
);

const Place = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 text-lg">{name}</h3>
    {children}
  </div>
);

interface AnswerProps {
  token: string;
  preview: AdPreview;
  onAnswered: (preview: AdPreview) => void;
}

/** 'Onaylıyorum', or words about what is to be different. */
function Answer({ token, preview, onAnswered }: AnswerProps) {
  const api = useApi();
  const [isWriting, setWriting] = useState(false);
  if (isWriting)
    return <AdWishForm token={token} onSent={onAnswered} onLeft={() => setWriting(false)} />;
  return (
    <div className="flex flex-wrap gap-3">
      {!preview.isApproved && (
        <ActingButton
          label={texts.approve}
          variant="primary"
          size="lg"
          failure={(error) => failureToast(texts.failed, error)}
          act={async () => {
            onAnswered(await api.call(approveAd, { token, version: preview.version }));
            return texts.approvedToast;
          }}
        />
      )}
      <Button size="lg" onClick={() => setWriting(true)}>
        {texts.change}
      </Button>
    </div>
  );
}
