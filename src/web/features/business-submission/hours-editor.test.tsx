import { useState } from 'react';
import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { hoursTexts } from '#web/texts/business-submission.ts';
import { HoursEditor } from './HoursEditor.tsx';
import { hoursOfWeek, usualWeek } from './hours-week.ts';

let kept = '';
function Editor() {
  const [week, setWeek] = useState(usualWeek);
  kept = hoursOfWeek(week);
  return <HoursEditor week={week} onChange={setWeek} />;
}

test('one row changes every day; day by day one changes alone, until all are alike again', () => {
  const { element, text } = screenWithApi(<Editor />);
  const change = (label: string, value: string) =>
    element('aria-label', label).props.onChange({ target: { value } });
  const tick = (checked: boolean) =>
    element('type', 'checkbox').props.onChange({ target: { checked } });
  change('Her gün: 1. kapanış', '22:00');
  expect(text()).toContain('Her gün 09.00–22.00');
  expect(JSON.parse(kept)).toEqual({ 'mon-sun': '09:00-22:00' });
  tick(false);
  change('Pazar: durum', 'closed');
  expect(text()).toContain('Pazartesi–Cumartesi 09.00–22.00');
  expect(text()).toContain('Pazar kapalı');
  expect(element('type', 'checkbox').props.checked).toBe(false);
  tick(true);
  expect(text()).toContain(`${hoursTexts.everyDay} 09.00–22.00`);
  expect(() => element('aria-label', 'Pazar: durum')).toThrow();
});
