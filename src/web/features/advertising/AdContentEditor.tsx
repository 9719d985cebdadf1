import type { AdKind } from '#contract/advertising/live-ads.ts';
import {
  editModeratedAdvertisement,
  editModeratedRequest,
  getModeratedAdvertisement,
  getModeratedRequest,
  type ModeratedAd,
} from '#contract/advertising/moderated-ads.ts';
import { useApi } from '#web/browser/api-context.ts';
import { useAsked } from '#web/browser/use-asked.ts';
import { adEditorTexts as texts } from '#web/texts/ad-editor.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PartFailed, PartLoading } from '#web/ui/Part.tsx';
import { AdCard } from './AdCard.tsx';
import { AdCounters } from './AdCounters.tsx';
import { AdDraftForm } from './AdDraftForm.tsx';
import type { AdPictureSlot } from './ad-picture-slot.ts';

const calls = {
  advertisement: { get: getModeratedAdvertisement, edit: editModeratedAdvertisement },
  advertisement_request: { get: getModeratedRequest, edit: editModeratedRequest },
};

interface AdContentEditorProps {
  kind: AdKind;
  id: number;
  /** Uploads are another feature: see AdPictureSlot. */
  pictureSlot: AdPictureSlot;
  /** Reads the record around it anew; only then is it said that it was saved. */
  onSaved?: () => unknown;
  /** Where it stands: after a transition it is read anew. */
  status?: string;
}

/** The team's desk for one ad: what it shows, when, at what price, and how it looks while being written. */
export function AdContentEditor({ kind, id, pictureSlot, onSaved, status }: AdContentEditorProps) {
  const api = useApi();
  const asked = useAsked(`${kind} ${id} ${status}`, (signal) =>
    api.call(calls[kind].get, { id }, { signal }),
  );
  if (asked.state === 'failed') return <PartFailed title={texts.failed} onAgain={asked.again} />;
  if (asked.state === 'loading') return <PartLoading label={texts.loading} shapes={['h-64']} />;
  const ad = asked.data;
  const isOpen = ad.transitions.length > 0;
  return (
    <div className="@container flex flex-col gap-8">
      {isOpen ? (
        <AdDraftForm
          key={ad.version}
          ad={ad}
          pictureSlot={pictureSlot}
          save={async (edit) => {
            const saved = await api.call(calls[kind].edit, { id, ...edit });
            asked.set(saved);
            await onSaved?.();
          }}
        />
      ) : (
        <>
          <Notice>{texts.over}</Notice>
          <Ended ad={ad} />
        </>
      )}
      <AdCounters counters={ad.counters} />
    </div>
  );
}

const Ended = ({ ad }: { ad: ModeratedAd }) =>
  ad.adContent && (
    <div className="max-w-sm">
      <AdCard
        level={3}
        ad={{
          ...ad,
          content: ad.adContent,
          businessId: ad.business?.id ?? null,
          categorySlug: ad.business?.categorySlug ?? null,
          isExample: false,
        }}
      />
    </div>
  );
