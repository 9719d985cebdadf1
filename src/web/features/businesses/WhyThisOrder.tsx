import { orderTexts as texts } from '#web/texts/list-order.ts';

/** Below a list that is ordered by rating, or by words first: how, one touch away. */
export const WhyThisOrder = ({ isByWords }: { isByWords: boolean }) => (
  <details className="mt-4 text-sm text-quiet">
    <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
      {texts.title}
    </summary>
    <ul className="measure mt-1 list-disc space-y-1.5 pb-2 pl-5">
      {[...(isByWords ? [texts.byWords] : []), ...texts.rules].map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </details>
);
