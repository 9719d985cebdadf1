import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { EmbeddedPostgresError, explainFailure } from './error.ts';

const folder = tmpdir();

test('a full disk is recognised by the system and by the words of PostgreSQL', () => {
  const bySystem = explainFailure(folder, Object.assign(new Error('write'), { code: 'ENOSPC' }));
  const byWords = explainFailure(
    folder,
    new Error('exit 1'),
    'FATAL:  could not write lock file "postmaster.pid": No space left on device\n',
  );
  for (const failure of [bySystem, byWords]) {
    expect(failure).toMatchObject({ code: 'disk_full', exitCode: 74 });
  }
});

test('an unknown failure says the last complaint of PostgreSQL, in one line', () => {
  const said = 'LOG:  starting\nFATAL:  the third thing is wrong\nLOG:  shut down\n\n';
  const failure = explainFailure(folder, new Error('exit 1'), said);
  expect(failure.code).toBe('start_failed');
  expect(failure.message).toMatch(/did not start: FATAL: {2}the third thing is wrong$/);
});

test('a failure that is explained already stays as it is', () => {
  const failure = new EmbeddedPostgresError('cannot_run', 'It cannot.');
  expect(explainFailure(folder, failure)).toBe(failure);
});
