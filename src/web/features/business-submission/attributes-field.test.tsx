import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Attributes } from '#contract/attributes/attributes.ts';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { AttributesField } from './AttributesField.tsx';

function Form({ said, told }: { said: Attributes; told: (now: Attributes) => void }) {
  const [attributes, setAttributes] = useState(said);
  return (
    <AttributesField
      id="olanak"
      attributes={attributes}
      onChange={(now) => {
        told(now);
        setAttributes(now);
      }}
      categorySlug="spor"
      kind="Yıldız Halı Saha"
    />
  );
}

test('each question is answered with yes or no, and with neither it says nothing', () => {
  const told: Attributes[] = [];
  const screen = screenWithApi(<Form said={{ dus: false }} told={(now) => told.push(now)} />);
  const answer = (slug: string, name: string) =>
    screen.element('id', `olanak-${slug}-${name}`).props;
  expect(answer('otopark', 'unknown').checked).toBe(true);
  expect(answer('dus', 'no').checked).toBe(true);
  expect(answer('isikli-saha', 'unknown').checked).toBe(true);
  expect(() => answer('alkol', 'unknown')).toThrow();
  expect(screen.text()).toMatch(/\d+ soru daha \(1 yanıt var\)/);
  answer('otopark', 'yes').onChange();
  expect(answer('otopark', 'yes').checked).toBe(true);
  answer('dus', 'unknown').onChange();
  expect(told).toEqual([{ dus: false, otopark: true }, { otopark: true }]);
});
