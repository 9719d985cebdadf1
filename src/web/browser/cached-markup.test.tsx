import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CachedMarkup, MarkupWriterContext } from './CachedMarkup.tsx';
import { ClockContext, PageClock } from './clock-context.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 9, minute));
/** Renders with a writer whose parts hold until minute 30; answers the markup, how often it wrote, and until when it holds. */
function rendered(children: ReactNode, minute = 0) {
  const clock = new PageClock(at(minute));
  let written = 0;
  const write = (part: ReactNode) => {
    written += 1;
    return { markup: renderToString(part), endsAt: minute < 30 ? at(30) : undefined };
  };
  const markup = renderToString(
    <ClockContext value={clock}>
      <MarkupWriterContext value={write}>
        <CachedMarkup as="li" data-moves="1">
          {children}
        </CachedMarkup>
      </MarkupWriterContext>
    </ClockContext>,
  );
  return { markup, written, endsAt: clock.endsAt };
}
const Name = ({ name }: { name: string }) => <b>{name}</b>;
const Other = ({ name }: { name: string }) => <i>{name}</i>;

test('what says the same is written once, as React writes it in its place', () => {
  const first = rendered(<Name name="Kebap & Şalgam" />);
  expect(first).toEqual({
    markup: '<li data-moves="1"><b>Kebap &amp; Şalgam</b></li>',
    written: 1,
    endsAt: at(30),
  });
  expect(rendered(<Name name="Kebap & Şalgam" />, 10)).toEqual({ ...first, written: 0 });
});

test('other properties and other components are written anew', () => {
  rendered(<Name name="Lokanta" />);
  expect(rendered(<Name name="Fırın" />).markup).toContain('<b>Fırın</b>');
  expect(rendered(<Other name="Lokanta" />).markup).toContain('<i>Lokanta</i>');
});

test('it does not matter in which part an element was made', () => {
  const One = () => rendered(<Name name="Pideci" />).markup;
  renderToString(<One />);
  expect(rendered(<Name name="Pideci" />).written).toBe(0);
});

test('what ended by the clock is written anew', () => {
  rendered(<Name name="Büfe" />);
  expect(rendered(<Name name="Büfe" />, 29).written).toBe(0);
  expect(rendered(<Name name="Büfe" />, 30)).toMatchObject({ written: 1, endsAt: undefined });
});

const Names = ({ names }: { names: Iterable<unknown> }) => <b>{[...names].join(', ')}</b>;

test.each([new Set(['Seyhan']), new Map([['Seyhan', 1]]), new URLSearchParams('district=Seyhan')])(
  'what would look empty in what a part is known by is refused: %o',
  (names) => {
    expect(() => rendered(<Names names={names} />)).toThrow('CachedMarkup cannot tell one');
  },
);
