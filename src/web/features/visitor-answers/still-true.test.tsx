import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { StillTrue } from './StillTrue.tsx';

const Report = ({ isOpen }: { isOpen: boolean }) => <p>{isOpen && 'Yanlış olan ne?'}</p>;
const question = (
  <StillTrue business={{ id: 1001, name: 'Kebapçı' }} fetchReport={async () => Report} />
);

test('a yes is one press, and what was pressed is gone', async () => {
  const screen = screenWithApi(question, () => ({ isConfirmed: false }));
  expect(screen.buttons()).toEqual(['Evet, doğru', 'Hayır']);
  screen.submit('Evet, doğru');
  await screen.until('Bir kişi daha aynısını söyleyince');
  expect(screen.sent).toEqual([
    'POST /api/businesses/1001/answers {"question":"bilgiler","answer":"evet"}',
  ]);
  expect(screen.buttons()).toEqual([]);
  expect(screen.focused()).toContain('Teşekkürler');
});

test('a no opens the form that asks what is wrong', async () => {
  const screen = screenWithApi(question);
  screen.press('Hayır');
  await screen.until('Yanlış olan ne?');
  expect(screen.sent).toEqual([]);
});

test('without script it is a form', () => {
  const nobody = createApi(() => Promise.reject(new Error('nobody is asked')));
  const written = renderToString(<ApiContext value={nobody}>{question}</ApiContext>);
  expect(written).toContain(
    '<form action="/api/businesses/1001/answers/bilgiler/evet" method="post">',
  );
});
