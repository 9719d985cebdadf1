import type { AboutFact } from '#web/texts/about.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The numbers of the city, each under an arch of its own: two and two or three on a phone, a row of all on a wide screen. */
export const AboutFacts = ({ title, facts }: { title: string; facts: AboutFact[] }) => (
  <section className="shell mt-10 lg:mt-14" aria-labelledby="about-facts">
    <h2 id="about-facts" className="sr-only">
      {title}
    </h2>
    <dl className="grid grid-cols-6 max-[18rem]:grid-cols-1 gap-2 sm:flex sm:gap-4">
      {facts.map(({ value, label }, index) => (
        <div
          key={label}
          className={classNames(
            'arch flex flex-col-reverse gap-1 border border-line bg-surface px-2 pt-9 pb-5 text-center shadow-card flex-1 sm:pt-16 sm:pb-7',
            index < 2 || facts.length < 5 ? 'col-span-3' : 'col-span-2',
          )}
        >
          <dt className="text-sm text-quiet">{label}</dt>
          <dd className="figures font-heading text-3xl font-bold tracking-tighter">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
