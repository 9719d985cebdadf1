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
const KEYS = ['ArrowDown', 'ArrowRight', 'Enter', 'Escape'];
const silent = { preventDefault() {}, stopPropagation() {}, persist() {} };

function* ofElement(element: Element, labels: ReadonlyMap<unknown, string>): Generator<Deed> {
  const { tag, props, target } = element;
  const called = labels.get(props.id) ?? props['aria-label'] ?? props.name ?? element.name;
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
      const own = { checked: !props.checked, value: props.value };
      yield { said: `tick ${name}`, act: () => props.onChange(given(own)) };
    } else if (props.type !== 'file') {
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

/** A form of such a part, read as a browser's is. */
export class FormRead extends FormData {
  constructor(form?: { entries: () => [string, string][] }) {
    super();
    for (const [name, value] of form?.entries() ?? []) this.append(name, value);
  }
}
