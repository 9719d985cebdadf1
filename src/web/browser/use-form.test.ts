import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api.ts';
import { useForm } from './use-form.ts';

/** What React keeps between two drawings of one component, without a page around it. */
const kept = vi.hoisted(() => {
  const cells: unknown[] = [];
  let next = 0;
  const cell = (initial: unknown) => {
    const at = next++;
    if (!(at in cells)) cells[at] = initial;
    return at;
  };
  return {
    begin() {
      next = 0;
    },
    forget() {
      cells.length = 0;
    },
    // Nothing of what is asked here comes by itself: see use-form-files.test.tsx.
    useEffect: () => undefined,
    useEffectEvent: (event: unknown) => event,
    useId: () => 'form',
    useRef: (current: unknown) => cells[cell({ current })],
    useState(initial: unknown) {
      const at = cell(initial);
      const set = (to: unknown) => {
        cells[at] = typeof to === 'function' ? to(cells[at]) : to;
      };
      return [cells[at], set];
    },
  };
});
vi.mock('react', async (original) => ({ ...(await original<object>()), ...kept }));
beforeEach(() => kept.forget());

const TYPED = { name: 'Ayşe', words: 'Yerimiz taşındı.' };
type Options = Parameters<typeof useForm<typeof TYPED>>[0];

/** A form as a person sees it: drawn again whenever it is looked at. */
function formWith(send: Options['send'], more: Partial<Options> = {}) {
  const look = () => {
    kept.begin();
    return useForm({ initial: { name: '', words: '' }, send, ...more });
  };
  look().set('name', TYPED.name);
  look().set('words', TYPED.words);
  return look;
}

const issue = { path: 'words.0', message: 'Daha kısa yazın' };
const offline = new ApiError(0, 'Bağlantı yok');

test.each<[string, unknown, problem: string | undefined, errors: object]>([
  [
    'a field is wrong',
    new ApiError(422, 'Eksik var', [issue]),
    undefined,
    { words: issue.message },
  ],
  [
    'what is wrong is no field',
    new ApiError(422, 'Eksik var', [{ path: 'x', message: 'Y' }]),
    'Eksik var',
    {},
  ],
  ['nobody is signed in', new ApiError(401, 'Giriş yapın'), 'Giriş yapın', {}],
  ['the server fails', new ApiError(500, 'Bu kez olmadı'), 'Bu kez olmadı', {}],
  ['the line is cut', offline, 'Bağlantı yok', {}],
  ['our own code fails', new TypeError('x is undefined'), expect.stringMatching(/^\p{Lu}/u), {}],
])('when %s, it is said, and every word stays', async (_, error, problem, errors) => {
  const form = formWith(() => Promise.reject(error));
  await form().submit();
  expect(form()).toMatchObject({ values: TYPED, problem, errors, tries: 1, isSending: false });
  await form().submit();
  expect(form().tries, 'said again').toBe(2);
});

test('what succeeds says nothing of a failure before', async () => {
  const answers = [Promise.reject(offline), Promise.resolve()];
  const form = formWith(() => answers.shift() as Promise<void>);
  await form().submit();
  await form().submit();
  expect(form()).toMatchObject({ problem: undefined, tries: 1, isSending: false });
  expect(form().errors).toEqual({});
});

test('nothing is sent while it is wrong, or on its way', async () => {
  const send = vi.fn<Options['send']>();
  const form = formWith(send, {
    check: ({ name }) => (name === TYPED.name ? { name: 'Soyadı da yazın' } : {}),
  });
  await form().submit();
  expect(send).not.toHaveBeenCalled();
  expect(form()).toMatchObject({ errors: { name: 'Soyadı da yazın' }, tries: 1, values: TYPED });
  form().set('name', 'Ayşe Er');
  expect(form().errors).toEqual({});
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  send.mockReturnValue(promise);
  const sent = form().submit();
  expect(form().isSending).toBe(true);
  await form().submit();
  arrive();
  await sent;
  expect(send).toHaveBeenCalledTimes(1);
});

test('a try after no answer is the same one; after a correction, or an answer, it is another', async () => {
  const keys: string[] = [];
  const answers = [offline, new ApiError(500, ''), new ApiError(422, ''), undefined, offline];
  const form = formWith(async (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    const failure = answers.shift();
    if (failure) throw failure;
  });
  for (let one = 0; one < 5; one += 1) await form().submit();
  form().set('words', 'Yerimiz yine taşındı.');
  await form().submit();
  const [lost, again, wrong, mended, next, changed] = keys;
  expect([again, wrong]).toEqual([lost, lost]);
  expect(new Set([lost, mended, next, changed]).size).toBe(4);
});
