import { expect, test } from 'vitest';
import {
  describeDecision,
  momentText,
  reasonProblem,
  senderOf,
  tooLateSentence,
  transitionIn,
  undoOf,
} from './decisions.rules.ts';
import { statusAfter } from './transitions.rules.ts';

test('a transition that no table writes down is not allowed, whatever it is called', () => {
  const table = { pending: { approve: 'approved' }, approved: {} };
  expect(statusAfter(table, 'pending', 'approve')).toBe('approved');
  expect(statusAfter(table, 'approved', 'approve')).toBeUndefined();
  expect(statusAfter(table, 'pending', 'reject')).toBeUndefined();
  expect(statusAfter(table, 'pending', 'toString')).toBeUndefined();
  expect(statusAfter(table, 'constructor', 'name')).toBeUndefined();
});

test.each([
  ['approve', {}, ['none', false, false, false]],
  ['reject', { reason: 'text' }, ['text', false, false, false]],
  ['reject', { reason: 'text', codes: { spam: 'Reklam' } }, ['code', false, false, false]],
  ['merge', { into: 'needed' }, ['none', true, false, false]],
  ['accept', { into: 'taken' }, ['none', false, true, false]],
  ['undo', {}, ['none', false, false, true]],
] as const)(
  'what %s asks for: %j',
  (transition, decision, [reason, needsInto, takesInto, isUndo]) => {
    expect(describeDecision(transition, decision)).toEqual({
      ...{ transition, reason, needsInto, takesInto, isUndo },
    });
  },
);

test('a reason is one of the codes, or words where words are asked for', () => {
  const codes = { spam: 'Reklam', insult: 'Hakaret' };
  const chosen = 'Nedeni seçin: spam, insult';
  expect(reasonProblem({ codes }, 'spam')).toBeUndefined();
  expect(reasonProblem({ codes }, 'toString')).toBe(chosen);
  expect(reasonProblem({ codes }, undefined)).toBe(chosen);
  expect(reasonProblem({ codes, reason: 'text' }, 'spam')).toBeUndefined();
  expect(reasonProblem({ reason: 'text' }, '')).toBe('Nedenini yazın');
  expect(reasonProblem({ reason: 'text' }, 'Adres yok')).toBeUndefined();
  expect(reasonProblem({ reason: 'optional' }, undefined)).toBeUndefined();
  expect(reasonProblem({}, undefined)).toBeUndefined();
});

const at = new Date('2026-11-20T14:05:00+03:00');
const after = (ms: number) => new Date(at.getTime() + ms);

test('the name of a transition stands behind its kind', () => {
  expect(transitionIn('business.approve')).toBe('approve');
  expect(transitionIn('approve')).toBe('approve');
});

test.each([
  ['the same person', 'moderator', 5, 5, 'possible'],
  ['another moderator', 'moderator', 6, 5, 'not_theirs'],
  ['an admin', 'admin', 6, 5, 'possible'],
  ['the operator', 'operator', undefined, 5, 'possible'],
  ['nobody known', 'moderator', undefined, null, 'not_theirs'],
] as const)('a decision is taken back by %s', (_, role, userId, actorId, answer) => {
  const decisions = { approve: { isUndoable: true }, reject: {} };
  const last = (action: string) => ({ action, at, actorId });
  const asked = (action: string, now = at) =>
    undoOf(decisions, last(action), { userId, role }, now);
  expect(asked('business.approve')).toBe(answer);
  expect(asked('business.approve', after(10 * 60_000))).toBe(answer);
  expect(asked('business.approve', after(10 * 60_000 + 1))).toBe('too_late');
  expect(asked('business.reject')).toBe('too_late');
  expect(asked('business.edit')).toBe('too_late');
  expect(undoOf(decisions, undefined, { userId, role }, at)).toBe('too_late');
});

test.each([
  ['system', null, 'rehber kendiliğinden'],
  ['moderator', 'Ayşe', 'Ayşe'],
  ['admin', 'Ayşe', 'Ayşe'],
  ['moderator', null, 'bir ekip arkadaşınız'],
  ['operator', 'root', 'site yöneticisi'],
  ['user', 'Mehmet', 'kaydı gönderen kişi'],
])('whoever came second reads that a %s was faster', (role, by, who) => {
  const last = { action: 'business.approve', at, actorId: 5, by, role };
  expect(tooLateSentence('business', last)).toBe(
    `Bu kaydı siz bakarken ${who} onayladı (20 Kasım 14.05).`,
  );
});

test('without an entry nobody is named', () => {
  expect(tooLateSentence('business', undefined)).toBe('Siz bakarken bu kayıt değişti.');
  expect(momentText(new Date('2026-12-31T21:30:00Z'))).toBe('1 Ocak 00.30');
});

test('a sender is an account or an address; what came with a file or as an example has none', () => {
  const columns = { user: 'userId', email: 'email', name: 'fullName' };
  const row = { userId: 5, email: 'ayse@ornek.example', fullName: 'Ayşe' };
  expect(senderOf(columns, row)).toEqual({ userId: 5, email: 'ayse@ornek.example', name: 'Ayşe' });
  expect(senderOf({ user: 'userId' }, row)).toEqual({ userId: 5, email: null, name: null });
  expect(senderOf({ email: 'email' }, row)).toMatchObject({ userId: null, email: row.email });
  expect(senderOf(columns, { userId: 0, fullName: 'Ayşe' })).toMatchObject({ userId: 0 });
  expect(senderOf(columns, { fullName: 'Ayşe' })).toBeUndefined();
  expect(senderOf({}, row)).toBeUndefined();
  expect(senderOf(columns, { ...row, importBatchId: 3 })).toBeUndefined();
  expect(senderOf(columns, { ...row, isExample: true })).toBeUndefined();
});
