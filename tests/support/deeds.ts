import type { LiveScreen } from './live-screen.ts';
import { namedWords } from './outline.ts';

type Element = ReturnType<LiveScreen['elements']>[number];
/** Something that can be done to a part of a page. */
export interface Deed {
  said: string;
  act: () => void;
  /** What is typed. */
  typed?: string;
}

/** What is typed into a field of each kind; into all others a word. */
const words: Record<string, string> = {
  ...{ date: '2026-11-25', time: '19:30', number: '3', email: 'deniz@ornek.example' },
  ...{ tel: '0532 000 12 34', url: 'deniz.example', range: '2', search: 'kebap' },
};
/** What is wrong in a field of each kind, as far as a browser lets somebody put it there; a file has its own. */
const wrongWords: Record<string, string> = {
  ...{ text: 'x', password: 'x', number: '-4', email: 'deniz@', tel: '12', url: 'deniz' },
};
/** Of days each is before the one above it: what begins ends before that. */
const wrongDay = (at: number) => `1999-01-${String(28 - at).padStart(2, '0')}`;
const file = (name: string) => [new File(['Deniz'], name, { type: 'text/plain' })];
const KEYS = ['ArrowDown', 'ArrowRight', 'Enter', 'Escape'];
const silent = { preventDefault() {}, stopPropagation() {}, persist() {}, nativeEvent: {} };

function* ofElement(element: Element, labels: ReadonlyMap<unknown, string>): Generator<Deed> {
  const { tag, props, target } = element;
  const label = props.id && labels.get(props.id);
  const isOneOf = /^(?:checkbox|radio)$/.test(props.type) && props.name;
  const own = isOneOf ? `${props.name} ${props.value ?? ''}` : props.name;
  const called = label ?? props['aria-label'] ?? own ?? element.name;
  const name = namedWords(String(called)).slice(0, 60);
  const given = (own: object = {}) => {
    const it = target(own);
    return { ...silent, target: it, currentTarget: it };
  };
  if (tag === 'button' && props.onClick && !props.disabled)
    yield { said: `press ${name}`, act: () => props.onClick(given()) };
  if (tag === 'form' && props.onSubmit)
    yield { said: `send ${name.slice(0, 30)}`, act: () => props.onSubmit(given()) };
  if (props.onChange && /^(?:input|select|textarea)$/.test(tag)) {
    if (/^(?:checkbox|radio)$/.test(props.type)) {
      const turned = { checked: !props.checked, value: props.value };
      yield { said: `tick ${name}`, act: () => props.onChange(given(turned)) };
    } else if (props.type === 'file') {
      const files = file('deniz.txt');
      yield { said: `choose ${name}`, act: () => props.onChange(given({ files })) };
    } else {
      const value = tag === 'select' ? lastOf(element) : (words[props.type] ?? 'Deniz');
      yield { said: `type ${name}`, act: () => props.onChange(given({ value })), typed: value };
    }
  }
  if (props.onKeyDown)
    for (const key of KEYS)
      yield { said: `${key} in ${name}`, act: () => props.onKeyDown({ ...given(), key }) };
}

/** The last choice of a <select>. */
const lastOf = ({ props }: Element): string => {
  const choices = [props.children].flat(Number.POSITIVE_INFINITY) as {
    props?: { value?: string };
  }[];
  return String(choices.at(-1)?.props?.value ?? '');
};

/** What can be done now: each button, field, form and key that something hears; of what is called the same, the first. */
export function deedsOf({ elements }: Pick<LiveScreen, 'elements'>): Deed[] {
  const all = elements();
  const labels = new Map(
    all.filter(({ tag }) => tag === 'label').map(({ props, name }) => [props.htmlFor, name]),
  );
  const deeds = new Map<string, Deed>();
  for (const element of all)
    for (const deed of ofElement(element, labels))
      if (!deeds.has(deed.said)) deeds.set(deed.said, deed);
  return [...deeds.values()];
}

/** Puts something wrong into every field of a form; how many there were. */
export function mistake({ elements }: Pick<LiveScreen, 'elements'>): number {
  const done = new Set<unknown>();
  for (let days = 0; ; ) {
    const next = elements().find(
      ({ tag, props, target }) =>
        /^(?:input|textarea)$/.test(tag) &&
        /^(?:undefined|text|password|number|email|tel|url|date|file)$/.test(`${props.type}`) &&
        props.onChange &&
        props.id &&
        props.tabIndex !== -1 &&
        !done.has(props.id) &&
        (target({}) as { form: unknown }).form,
    );
    if (!next) return done.size;
    const { props, target } = next;
    done.add(props.id);
    if (props.type === 'date') days += 1;
    const value = props.type === 'date' ? wrongDay(days) : wrongWords[props.type ?? 'text'];
    const it = target(props.type === 'file' ? { files: file('deniz.exe') } : { value });
    props.onChange({ ...silent, target: it, currentTarget: it });
  }
}

/** A form of such a part, read as a browser's is. */
export class FormRead extends FormData {
  constructor(form?: { entries: () => [string, string][] }) {
    super();
    for (const [name, value] of form?.entries() ?? []) this.append(name, value);
  }
}
