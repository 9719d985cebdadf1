import { expect, test } from 'vitest';
import { answerOfFailure, answerOfStatus, isAskable, robotName } from './website-checks.rules.ts';

test('a host is asked where everybody’s browser asks', () => {
  for (const address of [
    'https://kose.example/menu?x=1',
    'http://kose.example',
    'https://kose.example:443',
  ])
    expect([address, isAskable(new URL(address))]).toEqual([address, true]);
  for (const address of [
    'https://kose.example:8443',
    'ftp://kose.example',
    'xhttp://kose.example',
    'httpsx://kose.example',
    'https://ad@kose.example',
    'https://:sifre@kose.example',
  ])
    expect([address, isAskable(new URL(address))]).toEqual([address, false]);
});

test('who asks says where to read of it', () => {
  expect(robotName({ publicUrl: 'https://rehber.example' })).toBe(
    'Mozilla/5.0 (compatible; DirectoryWebsiteCheck/1.0; +https://rehber.example)',
  );
});

test('only what is gone or broken is silent; what is busy tells nothing', () => {
  const answers = [200, 301, 403, 404, 410, 418, 429, 499, 500, 502, 503].map(answerOfStatus);
  expect(answers).toEqual([
    ...['answers', 'answers', 'answers', 'silent', 'silent', 'answers', 'unknown', 'answers'],
    ...['silent', 'silent', 'unknown'],
  ]);
});

test('what our own network lacks tells nothing of the other side', () => {
  const of = (code: unknown) => answerOfFailure(Object.assign(new Error('x'), { code }));
  const caused = (code: unknown) => answerOfFailure(new Error('x', { cause: { code } }));
  for (const code of [
    ...['LEADS_INSIDE', 'EAI_AGAIN', 'ENETUNREACH', 'EMFILE', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ...['HPE_INVALID_HEADER_TOKEN', 'UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_OVERFLOW'],
  ])
    expect([code, of(code), caused(code)]).toEqual([code, 'unknown', 'unknown']);
  for (const code of [
    'ENOTFOUND',
    'ECONNREFUSED',
    'CERT_HAS_EXPIRED',
    'XEMFILE',
    'EMFILED',
    'UND_ERR_SOCKET',
  ])
    expect([code, of(code), caused(code)]).toEqual([code, 'silent', 'silent']);
  expect(answerOfFailure(new Error('x'))).toBe('silent');
  expect(
    answerOfFailure(
      Object.assign(new Error('x', { cause: { code: 'EMFILE' } }), { code: 'ENOTFOUND' }),
    ),
  ).toBe('unknown');
});
