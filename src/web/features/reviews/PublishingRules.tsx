import { reviewRulesTexts as texts } from '#web/texts/reviews.ts';

/** How reviews come to stand here; beside them, one touch away. */
export const PublishingRules = () => (
  <details className="text-sm text-quiet">
    <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
      {texts.title}
    </summary>
    <ul className="measure mt-1 list-disc space-y-1.5 pb-2 pl-5">
      {texts.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </details>
);
