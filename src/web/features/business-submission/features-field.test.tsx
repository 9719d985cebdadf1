import { useState } from 'react';
import { expect, test } from 'vitest';
import { businessFields } from '#contract/businesses/fields.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { submissionTexts as texts } from '#web/texts/business-submission.ts';
import { FeaturesField } from './FeaturesField.tsx';

const MOST = businessFields.features.most;
const many = (count: number) => Array.from({ length: count }, (_, at) => `Özellik ${at}`);

/** Of a hotel, which is offered three views. */
function field(first: string[]) {
  let held = first;
  const Field = () => {
    const [features, setFeatures] = useState(first);
    held = features;
    return (
      <FeaturesField
        {...{ id: 'ozellik', features, onChange: setFeatures, error: undefined }}
        {...{
          attributes: {},
          onAttributes: () => undefined,
          kind: 'Otel',
          categorySlug: 'oteller',
        }}
      />
    );
  };
  const screen = screenWithApi(<Field />);
  const now = () => {
    screen.text();
    return held;
  };
  return { ...screen, now, input: () => screen.element('id', 'ozellik').props };
}

test.each([
  ['several at once', [], ' vale, Çocuk parkı ', ['vale', 'Çocuk parkı']],
  ['what is there, written otherwise', ['Vale'], 'VALE, otopark', ['Vale', 'otopark']],
  ['the same twice', [], 'Vale,vale', ['Vale']],
  ['what is offered, as it is offered', [], 'gol manzarasi', ['Göl manzarası']],
  ['nothing', ['Vale'], ' , ', ['Vale']],
  ['a long one, cut', [], 'a'.repeat(41), ['a'.repeat(40)]],
  ['one more than may be', many(MOST - 1), 'Vale, Otopark', [...many(MOST - 1), 'Vale']],
])('typed and added: %s', (_, first, words, then) => {
  const { press, type, now, input } = field(first);
  type(texts.featureLabel, words);
  press(texts.featureAdd);
  expect(now()).toEqual(then);
  expect(input().value, 'typed anew').toBe('');
});

test('Enter adds what is typed and does not send the form; no other key does', () => {
  const { type, now, input } = field([]);
  type(texts.featureLabel, 'Vale');
  let kept = 0;
  const key = (name: string) => input().onKeyDown({ key: name, preventDefault: () => kept++ });
  key('a');
  expect([now(), kept]).toEqual([[], 0]);
  key('Enter');
  expect([now(), kept]).toEqual([['Vale'], 1]);
});

test('an offered one is switched on and off, and stands among the own ones at no time', () => {
  const { press, now, element, buttons, outline } = field(['Vale']);
  press('Nehir manzarası');
  expect(now()).toEqual(['Vale', 'Nehir manzarası']);
  expect(element('aria-pressed', true).words).toBe('Nehir manzarası');
  expect(buttons()).toContain(texts.featureRemove('Vale'));
  expect(buttons()).not.toContain(texts.featureRemove('Nehir manzarası'));
  press('Nehir manzarası');
  expect(now()).toEqual(['Vale']);
  expect(outline()).not.toMatch(/aria-pressed(?!=)/);
});

test('what is taken away leaves the focus in the field', () => {
  const { press, now, focused, outline } = field(['Vale', 'Otopark']);
  expect(focused()).toBeUndefined();
  press(texts.featureRemove('Vale'));
  expect(now()).toEqual(['Otopark']);
  // It has neither a name nor words.
  expect(focused()).toBe('');
  press(texts.featureRemove('Otopark'));
  expect(outline()).not.toContain('‹submissionTexts.featuresChosen›');
});

test('when there are as many as may be, offered ones are only taken away', () => {
  const full = [...many(MOST - 1), 'Göl manzarası'];
  const { press, now, text, outline } = field(full);
  expect(text()).toContain(texts.featuresFull(MOST));
  expect(outline().match(/aria-disabled/g)).toHaveLength(2);
  press('Nehir manzarası');
  expect(now()).toEqual(full);
  press('Göl manzarası');
  expect(now()).toEqual(many(MOST - 1));
  expect(text()).not.toContain(texts.featuresFull(MOST));
});
