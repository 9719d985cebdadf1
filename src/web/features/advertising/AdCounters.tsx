import type { ModeratedAd } from '#contract/moderated-ads.ts';
import { formatDate, formatNumber } from '#contract/numbers.ts';
import { adEditorTexts as texts } from '#web/texts/ad-editor.ts';

const CELL = 'figures border-line border-b py-2 pl-4 text-right';

/** How often an ad was seen and followed: in all, and on the last days. */
export const AdCounters = ({ counters }: Pick<ModeratedAd, 'counters'>) => (
  <section aria-label={texts.counters}>
    <h3 className="text-lg">{texts.counters}</h3>
    {counters.impressions + counters.clicks === 0 ? (
      <p className="text-quiet">{texts.noCounts}</p>
    ) : (
      <>
        <dl className="figures mt-2 flex gap-8">
          {[
            [texts.impressions, counters.impressions] as const,
            [texts.clicks, counters.clicks] as const,
          ].map(([label, count]) => (
            <div key={label}>
              <dt className="text-quiet text-sm">{label}</dt>
              <dd className="font-bold text-2xl">{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
        <table className="mt-3 border-collapse text-sm">
          <thead>
            <tr>
              <th scope="col" className="border-line border-b py-2 text-left">
                {texts.day}
              </th>
              <th scope="col" className={CELL}>
                {texts.impressions}
              </th>
              <th scope="col" className={CELL}>
                {texts.clicks}
              </th>
            </tr>
          </thead>
          <tbody>
            {counters.days.map(({ date, impressions, clicks }) => (
              <tr key={date}>
                <th scope="row" className="border-line border-b py-2 text-left font-normal">
                  {formatDate(new Date(`${date}T12:00:00Z`))}
                </th>
                <td className={CELL}>{formatNumber(impressions)}</td>
                <td className={CELL}>{formatNumber(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </>
    )}
  </section>
);
