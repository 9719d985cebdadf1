import { readBusinessCode } from '#contract/businesses/business-code.ts';
import { useSite } from '#web/browser/site-context.ts';
import { businessDetailTexts as texts } from '#web/texts/business-detail.ts';

/** Only on paper: who made this, and the way back to this page, to photograph and to type. A screen never asks for it. */
export function PrintedCode({ id }: { id: number }) {
  const { name, publicUrl } = useSite();
  return (
    <figure className="absolute top-0 right-(--gutter) hidden w-[34mm] text-right print:block">
      <img
        src={readBusinessCode.path.replace(':id', `${id}`)}
        alt={texts.code}
        loading="lazy"
        width="128"
        height="128"
        className="w-full"
      />
      <figcaption className="mt-1 text-xs">
        <b>{name}</b> {`${publicUrl}/business/${id}`}
      </figcaption>
    </figure>
  );
}
