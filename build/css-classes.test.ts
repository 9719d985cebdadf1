import { expect, test } from 'vitest';
import { classesIn, renameClasses } from './css-classes.ts';

const names: Record<string, string[]> = {
  flex: ['b'],
  'sm:p-5': ['c'],
  'p-[1.5rem]': ['p-[1.5rem]', 'd'],
};
const renamed = (css: string) => renameClasses(css, (name) => names[name]);

test.each([
  ['.flex{display:flex}', '.b{display:flex}'],
  ['.flex:hover,.card>.flex{}', '.b:hover,.card>.b{}'],
  [
    '@media (width>=40rem){.sm\\:p-5{padding:1.25rem}}',
    '@media (width>=40rem){.c{padding:1.25rem}}',
  ],
  // Where both names are said, both are meant.
  ['.p-\\[1\\.5rem\\]{padding:1.5rem}', '.p-\\[1\\.5rem\\],.d{padding:1.5rem}'],
  ['.p-\\[1\\.5rem\\]:not(.card){}', ':is(.p-\\[1\\.5rem\\],.d):not(.card){}'],
  ['a{&:hover{color:red}.flex{gap:.5rem}}', 'a{&:hover{color:red}.b{gap:.5rem}}'],
])('in %s a class has its other name', (css, after) => {
  expect(renamed(css)).toBe(after);
});

test.each([
  '.card{color:red}',
  '/* .flex{} */ a{content:".flex"}',
  "a[href$='.flex']{}",
  'a{background:url(x.flex;y)}',
  '@keyframes turn{33.3%{opacity:.5}}',
  '@import "./x.flex";@layer base{a{color:red}}',
])('%s stays as it is', (css) => {
  expect(renamed(css)).toBe(css);
});

test('what a stylesheet names is read from its selectors alone', () => {
  const css = '@layer a{.x,.y\\:z:hover{margin:.5rem;& .w{}}}/* .v{} */.\\31 0{}';
  expect([...classesIn(css)]).toEqual(['x', 'y:z', 'w', '10']);
});
