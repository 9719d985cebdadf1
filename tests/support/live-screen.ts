import type { Context, ReactNode } from 'react';
import * as react from 'react';
import { onTestFinished, vi } from 'vitest';
import { namedWords, outlineOf } from './outline.ts';

/**
 * A part of a page that can be pressed and typed into, without a browser: state, effects and refs work as in
 * React, nothing has a size or a place. Whoever looks sees what stands there by then.
 */
export interface LiveScreen {
  /** All words, also of what only a screen reader says. */
  text: () => string;
  /** What can be pressed now, by its words or its `aria-label`. */
  buttons: () => string[];
  press: (name: string) => void;
  /** The one at this place of several that are called so. */
  pressOneOf: (name: string, at: number) => void;
  /** Sends the form that holds this button, as Enter in a field does. */
  submit: (button: string) => void;
  /** The props of the one field with this label. */
  field: (label: string) => Props;
  type: (label: string, value: string) => void;
  /** The one that has this attribute. */
  element: (attribute: string, value: string | number | boolean) => { props: Props; words: string };
  /** Waits until something stands there. */
  until: (words: string) => Promise<void>;
  /** What was focused last: its `name`, `href` or words. */
  focused: () => string | undefined;
  /** All elements there are now, with their words and what a handler is given of them. */
  elements: () => { tag: string; props: Props; name: string; target: (own: object) => object }[];
  /** All that stands there, but how it looks: `outlineOf`. */
  outline: () => string;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever a component is given
type Props = Record<string, any>;
interface Host {
  tag: string;
  props: Props;
  within: Host | undefined;
  children: (Host | string)[];
}
type Cell = {
  value: unknown;
  deps?: readonly unknown[] | undefined;
  /** Of an effect: what ends it. */
  leave?: (() => void) | undefined;
  /** Stays the same, as React's does. */
  dispatch?: (action: unknown) => void;
};
type Contexts = ReadonlyMap<unknown, unknown>;

/** Where React looks for what `useState` and its kin do while a component is drawn. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } =
  react as unknown as Record<string, { H: unknown }>;

const isSame = (one: readonly unknown[] | undefined, other: readonly unknown[] | undefined) =>
  one !== undefined && other !== undefined && one.every((dep, at) => Object.is(dep, other[at]));
const wordsOf = (node: Host | string): string =>
  typeof node === 'string' ? node : node.children.map(wordsOf).join('');
const nameOf = ({ props, ...host }: Host): string =>
  props['aria-label'] ?? wordsOf({ props, ...host }).trim();
/** Where somebody is, in a line of its own. */
const focusOf = ({ tag, props, ...host }: Host): string =>
  `⌖ ${tag} ${namedWords(String(props.name ?? props.href ?? nameOf({ tag, props, ...host }))).slice(0, 60)}`;
const hostsIn = (nodes: (Host | string)[]): Host[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...hostsIn(node.children)]));

/** Code that comes when it is drawn: `lazy`. */
interface LateCode {
  _init: (payload: unknown) => unknown;
  _payload: unknown;
}
/** Something is drawn whose code is not there: the <Suspense> around it shows what it has. */
class Late extends Error {}
const onTheirWay = new Set<Promise<void>>();
/** Ends when all code that any screen waited for is there. */
export async function lateCodeCame(): Promise<void> {
  while (onTheirWay.size > 0) await Promise.all(onTheirWay);
}

const MOST_DRAWINGS = 50;
/** On a machine that is busy with other tests. */
const PATIENCE_MS = 10_000;

/** @param isStill as the server draws it: nothing happens once it stands there */
export function liveScreen(screen: ReactNode, isStill = false): LiveScreen {
  const kept = new Map<string, Cell[]>();
  let drawn = new Set<string>();
  let isStale = true;
  let effects: (() => void)[] = [];
  let root: (Host | string)[] = [];
  let focused: Host | undefined;

  /** What the components of one place are given as hooks. */
  function hooksAt(path: string, contexts: Contexts) {
    const cells = kept.get(path) ?? [];
    kept.set(path, cells);
    drawn.add(path);
    let next = 0;
    const cell = (make: () => unknown): Cell => {
      const at = next++;
      cells[at] ??= { value: make() };
      return cells[at];
    };
    const useReducer = (
      reduce: (state: unknown, action: unknown) => unknown,
      first: unknown,
      init?: (first: unknown) => unknown,
    ) => {
      const own = cell(() => (init ? init(first) : first));
      own.dispatch ??= (action: unknown) => {
        const value = reduce(own.value, action);
        if (Object.is(value, own.value)) return;
        own.value = value;
        isStale = true;
      };
      return [own.value, own.dispatch];
    };
    const useMemo = (make: () => unknown, deps?: readonly unknown[]) => {
      const own = cell(() => undefined);
      if (!isSame(deps, own.deps)) Object.assign(own, { value: make(), deps });
      return own.value;
    };
    const useEffect = (act: () => unknown, deps?: readonly unknown[]) => {
      const own = cell(() => undefined);
      if (isSame(deps, own.deps)) return;
      own.deps = deps;
      effects.push(() => {
        own.leave?.();
        const leave = act();
        own.leave = typeof leave === 'function' ? (leave as () => void) : undefined;
      });
    };
    const use = (context: Context<unknown>) =>
      contexts.has(context) ? contexts.get(context) : (context as unknown as Props)._currentValue;
    return {
      ...{ use, readContext: use, useContext: use, useReducer, useMemo },
      ...{ useEffect, useLayoutEffect: useEffect, useInsertionEffect: useEffect },
      useState: (first: unknown) =>
        useReducer(
          (state, to) => (typeof to === 'function' ? to(state) : to),
          undefined,
          () => (typeof first === 'function' ? first() : first),
        ),
      useRef: (current: unknown) => cell(() => ({ current })).value,
      useCallback: (act: unknown, deps?: readonly unknown[]) => useMemo(() => act, deps),
      // Keys have blanks, ids have none.
      useId: () => `${path}:${next++}`.replaceAll(' ', '_'),
      useEffectEvent(act: (...given: unknown[]) => unknown) {
        const latest = cell(() => ({ current: act })).value as { current: typeof act };
        latest.current = act;
        return useMemo(
          () =>
            (...given: unknown[]) =>
              latest.current(...given),
          [],
        );
      },
      useDebugValue: () => undefined,
      useSyncExternalStore(
        subscribe: (again: () => void) => () => void,
        read: () => unknown,
        readOnServer = read,
      ) {
        const again = () => {
          isStale = true;
        };
        useEffect(() => subscribe(again), [subscribe]);
        return isStill ? readOnServer() : read();
      },
    };
  }

  /** What came late, or its absence. */
  function arrived({ _init, _payload }: LateCode): unknown {
    try {
      return _init(_payload);
    } catch (late) {
      if (!(late instanceof Promise)) throw late;
      const comes = late.then(() => {
        isStale = true;
        onTheirWay.delete(comes);
      });
      onTheirWay.add(comes);
      throw new Late();
    }
  }

  function draw(node: unknown, path: string, contexts: Contexts, within?: Host): (Host | string)[] {
    if (node === null || node === undefined || typeof node === 'boolean') return [];
    if (typeof node === 'string' || typeof node === 'number') return [String(node)];
    if (Array.isArray(node)) {
      return node.flatMap((one, at) => draw(one, `${path}.${one?.key ?? at}`, contexts, within));
    }
    const { type, props } = node as { type: unknown; props: Props };
    if (typeof type === 'string') {
      const host: Host = { tag: type, props, within, children: [] };
      // A drawing is long, and says nothing.
      if (!isStill || type !== 'svg')
        host.children = draw(props.children, `${path}/${type}`, contexts, host);
      if (!isStill) attach(host);
      return [host];
    }
    const { $$typeof, type: inner, render } = (type ?? {}) as Props;
    if (type === Symbol.for('react.suspense')) {
      try {
        return draw(props.children, `${path}/part`, contexts, within);
      } catch (late) {
        if (!(late instanceof Late)) throw late;
        return draw(props.fallback, `${path}/meanwhile`, contexts, within);
      }
    }
    if ($$typeof === Symbol.for('react.lazy')) {
      const part = { type: arrived(type as LateCode), props };
      return draw(part, `${path}/late`, contexts, within);
    }
    if ($$typeof === Symbol.for('react.context')) {
      const below = new Map(contexts).set(type, props.value);
      return draw(props.children, `${path}/context`, below, within);
    }
    const component = $$typeof === Symbol.for('react.memo') ? inner : (render ?? type);
    if (typeof component !== 'function') {
      return draw(props.children, `${path}/part`, contexts, within);
    }
    const own = `${path}/${component.name}`;
    const before = inside?.H;
    if (inside) inside.H = hooksAt(own, contexts);
    try {
      return draw(component(props, props.ref), own, contexts, within);
    } finally {
      if (inside) inside.H = before;
    }
  }

  const elementOf = (host: Host): object => ({
    focus() {
      focused = host;
    },
    click: () => press(host),
    querySelector(tag: string) {
      const first = hostsIn(host.children).find((one) => one.tag === tag);
      return first ? elementOf(first) : null;
    },
    ...{ select() {}, showModal() {}, close() {}, setAttribute() {} },
    ...{ scrollIntoView() {}, scrollTo() {} },
    ...{ classList: { toggle() {} }, style: { setProperty() {} } },
    elements: { namedItem: () => null },
    ...{ addEventListener() {}, removeEventListener() {} },
    ...{ name: host.props.name, type: host.props.type, ...stateOf(host) },
    querySelectorAll: (tags: string) =>
      hostsIn(host.children)
        .filter(({ tag }) => tags.split(/\W+/).includes(tag))
        .map(elementOf),
    get form() {
      const form = isIn(host, 'form');
      return form ? elementOf(form) : null;
    },
    requestSubmit: () => send(host),
    entries: () => entriesOf(host),
  });
  /** What was chosen or typed where nothing but the page keeps it: `defaultValue`. */
  const chosen = new Map<string, { value?: string; checked?: boolean }>();
  const keyOf = ({ props }: Host) =>
    props.type === 'checkbox' ? `${props.name} ${props.value}` : String(props.name);
  function stateOf(host: Host): { value: string; checked: boolean } {
    const { props } = host;
    const own = chosen.get(keyOf(host));
    const value = String(props.value ?? props.defaultValue ?? '');
    if (props.type === 'radio' && own) return { value, checked: own.value === value };
    const checked = own?.checked ?? props.checked ?? props.defaultChecked ?? false;
    return { value: own?.value ?? value, checked };
  }
  const entriesOf = (form: Host): [string, string][] =>
    hostsIn(form.children)
      .filter(({ tag, props }) => /^(?:input|select|textarea)$/.test(tag) && props.name)
      .map((host) => ({ host, ...stateOf(host) }))
      .filter(({ host, checked }) => checked || !/^(?:checkbox|radio)$/.test(host.props.type))
      .map(({ host, value }) => [String(host.props.name), value]);
  function attach(host: Host) {
    const { ref } = host.props;
    const element = elementOf(host);
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  }

  /** What is drawn no more forgets its state, and its effects end. */
  function leaveAllBut(paths: ReadonlySet<string>) {
    for (const [path, cells] of kept) {
      if (paths.has(path)) continue;
      kept.delete(path);
      // An id takes a place without a cell.
      for (const own of cells) own?.leave?.();
    }
  }
  // Files share their modules: what a screen has told one of them is over with its test.
  onTestFinished(() => leaveAllBut(new Set()));

  /** Draws until nothing changes any more. */
  function look(): Host[] {
    for (let drawing = 0; isStale; drawing += 1) {
      if (drawing > MOST_DRAWINGS) throw new Error('It never stands still');
      isStale = false;
      drawn = new Set();
      root = draw(screen, '', new Map());
      leaveAllBut(drawn);
      const now = isStill ? [] : effects;
      effects = [];
      for (const effect of now) effect();
    }
    return hostsIn(root);
  }

  function one<T>(found: T[], what: string): T {
    const [first, ...others] = found;
    if (first === undefined || others.length > 0) {
      throw new Error(`${found.length} of ${what} in: ${root.map(wordsOf).join('')}`);
    }
    return first;
  }
  const isIn = (host: Host | undefined, tag: string): Host | undefined =>
    host && (host.tag === tag ? host : isIn(host.within, tag));
  const pressable = () => look().filter(({ tag }) => tag === 'button');
  const called = (name: string) => pressable().filter((host) => nameOf(host) === name);
  const button = (name: string) => one(called(name), `the button ${name}`);
  const press = (host: Host) => {
    if (host.props.onClick) host.props.onClick(event);
    else if (host.props.type === 'submit') send(host);
  };
  const event = { preventDefault() {}, stopPropagation() {} };
  const send = (host: Host) => isIn(host, 'form')?.props.onSubmit?.(event);
  const field = (label: string) => {
    const hosts = look();
    const named = hosts.find((host) => host.tag === 'input' && host.props['aria-label'] === label);
    if (named) return named.props;
    const { props } = one(
      hosts.filter((host) => host.tag === 'label' && wordsOf(host).trim() === label),
      `the label ${label}`,
    );
    return one(
      hosts.filter((host) => host.props.id === props.htmlFor),
      `the field ${label}`,
    ).props;
  };
  const text = () => {
    look();
    return root.map(wordsOf).join('');
  };
  return {
    text,
    field,
    buttons: () => pressable().map(nameOf),
    press: (name) => press(button(name)),
    pressOneOf: (name, at) => press(one(called(name).slice(at, at + 1), `${name} at ${at}`)),
    submit: (name) => send(button(name)),
    type(label, value) {
      const target = { value };
      field(label).onChange({ ...event, target, currentTarget: target });
    },
    element(attribute, value) {
      const hosts = look().filter(({ props }) => props[attribute] === value);
      const host = one(hosts, `${attribute} ${value}`);
      return { props: host.props, words: wordsOf(host) };
    },
    until: (words) =>
      vi.waitFor(() => {
        if (!text().includes(words)) throw new Error(`no '${words}' in: ${text()}`);
      }, PATIENCE_MS),
    elements: () =>
      look().map((host) => ({
        ...{ tag: host.tag, props: host.props, name: nameOf(host) },
        target(own) {
          if (host.props.name) chosen.set(keyOf(host), own);
          return { ...elementOf(host), ...own };
        },
      })),
    focused: () => focused && (focused.props.name ?? focused.props.href ?? nameOf(focused)),
    outline() {
      const words = new Map(look().map((host) => [host.props.id, wordsOf(host)]));
      const at = focused && focusOf(focused);
      return [outlineOf(root, (id) => words.get(id)), ...(at ? [at] : [])].join('\n');
    },
  };
}
