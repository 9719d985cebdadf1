import type { TestApp, TestBrowser, TestMember } from '#tests/support/test-app.ts';

/** `own`: the member the record belongs to; `other`: another member. */
export const principals = ['visitor', 'guest', 'own', 'other', 'moderator', 'admin'] as const;
export type Principal = (typeof principals)[number];
export type World = { own: TestMember } & Record<Exclude<Principal, 'own'>, TestBrowser>;
export type Input = Record<string, unknown>;

/** Per call what each principal gets for an input that is right; the input is made anew for each. */
export type AccessRows = Record<
  string,
  [expected: string, input?: (world: World) => Promise<Input> | Input]
>;
/** Rows of one area; the app is there only when they are asked. */
export type AccessRowsOf = (app: () => TestApp) => AccessRows;

export const open = '200 200 200 200 200 200';
export const members = '401 401 200 200 200 200';
export const ownOnly = '401 401 200 404 404 404';
