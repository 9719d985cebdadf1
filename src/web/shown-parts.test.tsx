import { beforeEach, expect, test, vi } from 'vitest';
import { businessFields } from '#contract/businesses/fields.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { businessesParts } from '#tests/support/shown-parts/of-businesses.tsx';
import { kitParts } from '#tests/support/shown-parts/of-kit.tsx';
import { peoplesParts } from '#tests/support/shown-parts/of-people.tsx';
import { turnAccount } from '#web/browser/account-context.ts';
import { SpecialDaysEditor } from '#web/features/business-submission/SpecialDaysEditor.tsx';
import { newSpecialDay } from '#web/features/business-submission/special-days.ts';
import { hoursTexts } from '#web/texts/business-submission.ts';
import { DayChart } from '#web/ui/DayChart.tsx';

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  for (const name of ['scrollTo', 'addEventListener', 'removeEventListener'])
    vi.stubGlobal(name, () => undefined);
  turnAccount(null);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

/**
 * Parts that ask nobody and are not pressed here, in each of their states. What asks, is pressed or is filled in
 * has its row in asked-parts, refused-presses and refused-forms.
 */
test.each(Object.entries({ ...businessesParts, ...peoplesParts, ...kitParts }))('%s', (_, part) => {
  expect(screenWithApi(part).outline()).toMatchSnapshot();
});

test.each([-1, 0])('special days can be added until there are as many as may be: %i', (more) => {
  const days = Array.from({ length: businessFields.specialDays.most + more }, newSpecialDay);
  const { buttons } = screenWithApi(<SpecialDaysEditor days={days} onChange={() => undefined} />);
  expect(buttons().includes(hoursTexts.specialAdd)).toBe(more < 0);
});

test.each([
  [[1, 3, 2], [0, 0, 0], 4],
  [[1, 3, 2], [9, 1, 0], 10],
])(
  'a chart of %j and a line of %j is as high as the higher, and all of both is in it',
  (bars, line, top) => {
    const days = bars.map((bar, at) => ({ label: `${at}`, bar, line: line[at] }));
    const { element, text } = screenWithApi(
      <DayChart
        {...{
          label: 'Ziyaretler',
          days,
          names: { bar: 'Bu dönem', line: 'Önceki' },
          axis: ['a', 'b'],
        }}
        format={(value) => `[${value}]`}
      />,
    );
    expect(text()).toContain(`[${top}][${top / 2}]0`);
    const { points } = element('stroke', 'var(--surface)').props;
    const heights = String(points ?? '').match(/(?<=,)[-\d.]+/g) ?? [];
    expect(heights.map(Number).every((height) => height >= 0 && height <= 100)).toBe(true);
  },
);
