import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OldFact } from './OldFact.tsx';
import { SaidFacts } from './SaidFacts.tsx';

test('a website that does not answer is said to be so beside whose word it is, in a line of its own', () => {
  const old = { by: 'openData', on: '2023-05-01', isOld: true } as const;
  const drawn = renderToString(
    <SaidFacts
      facts={[
        { fact: 'phone', ...old },
        { fact: 'website', ...old, silentSince: '2026-11-20' },
      ]}
    />,
  ).replaceAll('<!-- -->', '');
  expect(drawn).toContain('telefon: açık veriden, Mayıs 2023 (eskimiş olabilir)<');
  expect(drawn).toContain(
    'web sitesi: açık veriden, Mayıs 2023 (20 Kasım 2026 gününden beri açılmıyor)<',
  );
});

test('what is old is said beside the fact itself, and only there', () => {
  const facts = [
    { fact: 'hours', by: 'list', on: '2023-03-01', isOld: true },
    { fact: 'phone', by: 'owner', on: '2026-03-01', isOld: false },
  ] as const;
  const drawn = (of: 'hours' | 'phone') => renderToString(<OldFact {...{ of, facts }} />);
  expect(drawn('hours')).toContain('Mart 2023 bilgisi, değişmiş olabilir');
  expect(drawn('phone')).toBe('');
});
