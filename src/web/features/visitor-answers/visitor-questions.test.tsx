import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { screenWithApi } from '#tests/support/screen-with-api.tsx';
import { createApi } from '#web/api/api.ts';
import { ApiContext } from '#web/browser/api-context.ts';
import { VisitorQuestions } from './VisitorQuestions.tsx';

const Report = ({ isOpen }: { isOpen: boolean }) => <p>{isOpen && 'Yanlış olan ne?'}</p>;
const Photos = ({ isOpen }: { isOpen: boolean }) => <p>{isOpen && 'Fotoğraflarınız'}</p>;
const asking = (questions: { slug: string; text: string }[] = []) => (
  <VisitorQuestions
    business={{ id: 1001, name: 'Kebapçı', questions }}
    fetchReport={async () => Report}
    fetchPhotosForm={async () => Photos}
  />
);
const question = asking();
const mescit = { slug: 'mescit', text: 'Mescit var mı?' };

test('a yes is one press, and what was pressed is gone', async () => {
  const screen = screenWithApi(question, () => ({ isConfirmed: false }));
  expect(screen.buttons()).toEqual(['Evet, doğru', 'Hayır', 'Fotoğraf ekle']);
  screen.submit('Evet, doğru');
  await screen.until('Bir kişi daha aynısını söyleyince');
  expect(screen.sent).toEqual([
    'POST /api/businesses/1001/answers {"question":"bilgiler","answer":"evet"}',
  ]);
  expect(screen.buttons()).toEqual(['Fotoğraf ekle']);
  expect(screen.focused()).toContain('Teşekkürler');
});

test('a no opens the form that asks what is wrong', async () => {
  const screen = screenWithApi(question);
  screen.press('Hayır');
  await screen.until('Yanlış olan ne?');
  expect(screen.sent).toEqual([]);
});

test('who took photos opens the form for them', async () => {
  const screen = screenWithApi(question);
  screen.press('Fotoğraf ekle');
  await screen.until('Fotoğraflarınız');
  expect(screen.sent).toEqual([]);
});

test('without script it is a form', () => {
  const nobody = createApi(() => Promise.reject(new Error('nobody is asked')));
  const written = renderToString(<ApiContext value={nobody}>{question}</ApiContext>);
  expect(written).toContain(
    '<form action="/api/businesses/1001/answers/bilgiler/evet" method="post">',
  );
});

test('what nobody knows is asked with yes, no and do not know, each by itself', async () => {
  const screen = screenWithApi(
    asking([mescit, { slug: 'otopark', text: 'Otoparkı var mı?' }]),
    () => ({
      isConfirmed: true,
    }),
  );
  screen.pressOneOf('Bilmiyorum', 1);
  await screen.until('Olsun, bilen biri söyler.');
  expect(screen.text()).not.toContain('Otoparkı');
  expect(screen.sent, 'who does not know says nothing').toEqual([]);
  screen.submit('Evet');
  await screen.until('sayfaya yazdık');
  expect(screen.sent).toEqual([
    'POST /api/businesses/1001/answers {"question":"mescit","answer":"evet"}',
  ]);
  expect(screen.buttons()).toEqual(['Evet, doğru', 'Hayır', 'Fotoğraf ekle']);
});
