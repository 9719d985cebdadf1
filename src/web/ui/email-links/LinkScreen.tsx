import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { PartLoading } from '#web/ui/Part.tsx';
import { type Failed, LinkFailure, type LinkFailureProps } from './LinkFailure.tsx';

interface LinkScreenProps<Ready> {
  asked: { state: 'loading' } | Failed | Ready;
  texts: LinkFailureProps['texts'] & { headTitle: string; loading: string; needsScript: string };
  /** The way on from a link that leads nowhere. */
  action: ReactNode;
  /** What waits in the place of what is asked for. */
  shapes: readonly string[];
  /** For browsers that run no script: what the touched link says of a business, sent by one button. */
  form?:
    | { action: string; about: string | null | undefined; lead: string; button: string }
    | undefined;
  children: (asked: Ready) => ReactNode;
}

/** The page behind a link of an e-mail: nobody signs in for it, and opening it changes nothing. */
export function LinkScreen<Ready extends { state: 'ready' }>({
  asked,
  shapes,
  form,
  children,
  ...rest
}: LinkScreenProps<Ready>) {
  const { texts } = rest;
  if (asked.state === 'ready') return children(asked);
  if (asked.state === 'failed') return <LinkFailure asked={asked} {...rest} />;
  return (
    <>
      <h1 tabIndex={-1}>{texts.headTitle}</h1>
      {form ? (
        <form
          method="post"
          action={form.action}
          className="mt-4 hidden flex-col items-start gap-4 noscript:flex"
        >
          {form.about && <p className="font-semibold wrap-anywhere">{form.about}</p>}
          <p>{form.lead}</p>
          <Button type="submit" variant="primary">
            {form.button}
          </Button>
        </form>
      ) : (
        <p className="mt-4 hidden noscript:block">{texts.needsScript}</p>
      )}
      <PartLoading
        label={texts.loading}
        shapes={shapes}
        className="mt-6 flex flex-col gap-4 noscript:hidden"
      />
    </>
  );
}
