import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnvironmentFile } from '../../scripts/environment-file.mjs';

test('a file of settings is read as systemd reads it', () => {
  const text = [
    '# a comment that goes on \\',
    'NOT=here',
    '; NOR=here',
    'no assignment',
    'PUBLIC_URL=https://rehber.example',
    'SMTP_URL = smtps://user:p#a"s\'s$HOME@host  \t',
    'A="two words" ',
    "B='as\\it$is'",
    'C="a\\"b\\$c\\d"',
    'D=one\\',
    'two',
    'E=',
    'F=a\\ b',
    'G="x"\'y\'z',
    'H="two',
    'lines"',
    'LAST=1',
  ].join('\n');
  expect(parseEnvironmentFile(text)).toEqual({
    PUBLIC_URL: 'https://rehber.example',
    SMTP_URL: 'smtps://user:p#a"s\'s$HOME@host',
    A: 'two words',
    B: 'as\\it$is',
    C: 'a"b$c\\d',
    D: 'onetwo',
    E: '',
    F: 'a b',
    G: 'xyz',
    H: 'two\nlines',
    LAST: '1',
  });
});

test('directoryctl gives a command what the unit gives the site', () => {
  const [, given = ''] =
    /^Environment=(.*)$/m.exec(readFileSync('deploy/directory.service', 'utf8')) ?? [];
  const [, own = ''] =
    /UNIT_ENVIRONMENT = \{([^}]*)\}/.exec(readFileSync('scripts/directoryctl.mjs', 'utf8')) ?? [];
  const pairs = [...own.matchAll(/(\w+): '([^']*)'/g)].map(([, name, value]) => `${name}=${value}`);
  expect(pairs.join(' ')).toBe(given);
});
