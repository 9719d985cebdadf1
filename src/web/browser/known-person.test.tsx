import { useState } from 'react';
import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { changeShownAccount, turnAccount } from './account-context.ts';
import { useFilledIn } from './known-person.ts';

const member = { name: 'Ayşe', email: 'ayse@ornek.example', phone: null } as never;
const nobody = { name: '', email: '' };

/** The form once it is known who is there. */
function formOf(typed: typeof nobody, comes: () => void) {
  turnAccount(null);
  const Form = () => {
    const [values, setValues] = useState(typed);
    useFilledIn({ setValues }, ({ name, email }) => ({ name, email }));
    return `${values.name}|${values.email}`;
  };
  const screen = screenWithApi(<Form />);
  screen.text();
  comes();
  return screen.text();
}

test.each([
  ['an empty form is filled in', nobody, 'Ayşe|ayse@ornek.example'],
  ['what was typed stays', { ...nobody, name: 'Ayşe Usta' }, 'Ayşe Usta|ayse@ornek.example'],
  ['where all was typed nothing comes', { name: 'Ali', email: 'a@b.example' }, 'Ali|a@b.example'],
])('%s by the account', (_, typed, filled) => {
  expect(formOf(typed, () => changeShownAccount(member))).toBe(filled);
});

test('a form that begins anew is filled in once more', () => {
  turnAccount(null);
  let again = () => {};
  const Form = () => {
    const [values, setValues] = useState(nobody);
    const [round, setRound] = useState(0);
    useFilledIn({ setValues }, ({ name }) => ({ name }), round);
    again = () => {
      setValues(nobody);
      setRound(round + 1);
    };
    return values.name || 'boş';
  };
  const screen = screenWithApi(<Form />);
  screen.text();
  changeShownAccount(member);
  expect(screen.text()).toBe('Ayşe');
  again();
  expect(screen.text()).toBe('Ayşe');
});

test('of a visitor nothing is known', () => {
  expect(formOf({ ...nobody, name: 'Ali' }, () => turnAccount(null))).toBe('Ali|');
});
