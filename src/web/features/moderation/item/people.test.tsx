import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { SenderCard } from './People.tsx';

const said = (known: { isMember?: boolean; isMembersAddress?: boolean }) =>
  renderToString(
    <Router ssrPath="/admin">
      <SenderCard
        sender={{
          ...{ name: 'Ayşe', email: 'ayse@ornek.example', sentFrom: null, others: {} },
          ...{ isMember: false, isMembersAddress: false, ...known },
        }}
      />
    </Router>,
  ).replaceAll(/<[^>]*>/g, '|');

test('a sender is a member, writes with the address of one, or is none', () => {
  expect(said({ isMember: true })).toContain('|Üye|');
  expect(said({ isMembersAddress: true })).toContain('|Bir üyenin adresi|');
  expect(said({})).toContain('|Üye değil|');
});
