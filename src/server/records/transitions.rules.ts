/** State → transition → the state it leads to. What is not written is not allowed (decisions, States). */
export type Transitions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The transitions that a table knows from any state. */
export type NameIn<T extends Transitions> = { [S in keyof T]: keyof T[S] & string }[keyof T];

/** The state a transition leads to; undefined when it cannot be made from this one. */
export function statusAfter<T extends Transitions>(
  transitions: T,
  status: string,
  name: string,
): (keyof T & string) | undefined {
  const names = Object.hasOwn(transitions, status) ? transitions[status] : undefined;
  return names && Object.hasOwn(names, name) ? names[name] : undefined;
}
