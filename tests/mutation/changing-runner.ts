import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestRunner } from 'vitest';

type Test = Parameters<NonNullable<TestRunner['onBeforeTryTask']>>[0];
/** What Stryker's instrumenter writes into the code asks and tells here. */
interface Changing {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  /** How often each change's place was passed: when modules were read, and by each test. */
  mutantCoverage?: {
    static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
}
const changing: Changing = {};
(globalThis as { __stryker__?: Changing }).__stryker__ = changing;

/** What is passed when a test runs again says nothing of what it passes. */
const AGAIN = 'again';
/** A loop that passes so many times as often never ends. */
const PATIENCE = 100;
/** Nor does a test that takes so many times as long, and some seconds more: the machine may be busy. */
const [TIMES_AS_LONG, MORE_MS] = [10, 5000];
/**
 * So long a test is asked about changes. One that takes seconds, of a thousand questions, passes nearly every place of what
 * reads them: it would be asked for hours about what the short ones did not notice, and it does not.
 */
const LONGEST_MS = 60_000;

const folder = process.env.MUTATIONS ?? '';
const tell = (name: string, line: string) => appendFileSync(join(folder, name), `${line}\n`);
const noticedIn = join(folder, 'noticed');
/** By each line the number of a change, and the test that noticed it. */
const linesNoticed = existsSync(noticedIn) ? readFileSync(noticedIn, 'utf8').split('\n') : [];
const noticed = new Set(linesNoticed.map((line) => line.split(' ', 1)[0]));
/** Tests that were asked about all they pass, before another of their file had to be ended. */
const askedIn = join(folder, 'asked');
const asked = new Set(existsSync(askedIn) ? readFileSync(askedIn, 'utf8').split('\n') : []);
/** Whoever waits reads here what is being tried, how long and by which test: a change may let a loop run for ever. */
const nowIn = join(folder, `now-${process.pid}`);
const beginTrying = (change: string, usualMs: number, file: string) =>
  writeFileSync(nowIn, `${change} ${TIMES_AS_LONG * usualMs + MORE_MS} ${file}`);
const endTrying = () => writeFileSync(nowIn, '');

const isTesting = () => changing.currentTestId !== undefined;
/** Maps of modules: what they remember of one change would hide the next. */
const kept = new WeakSet<object>();
/** What a test wrote into them, to be taken back. */
const writings: (() => unknown)[] = [];
const forget = () => {
  for (const takeBack of writings.splice(0).reverse()) takeBack();
};
globalThis.Map = class<Key, Value> extends Map<Key, Value> {
  constructor(entries?: Iterable<readonly [Key, Value]> | null) {
    super(entries);
    if (!isTesting()) kept.add(this);
  }
  private willWrite(key: Key) {
    if (!kept.has(this) || !isTesting()) return;
    const [had, was] = [this.has(key), this.get(key) as Value];
    writings.push(() => (had ? super.set(key, was) : super.delete(key)));
  }
  override set(key: Key, value: Value): this {
    this.willWrite(key);
    return super.set(key, value);
  }
  override delete(key: Key): boolean {
    this.willWrite(key);
    return super.delete(key);
  }
  override clear(): void {
    for (const key of this.keys()) this.willWrite(key);
    super.clear();
  }
};
globalThis.WeakMap = class<Key extends WeakKey, Value> extends WeakMap<Key, Value> {
  constructor(entries?: Iterable<readonly [Key, Value]> | null) {
    super(entries);
    if (!isTesting()) kept.add(this);
  }
  override set(key: Key, value: Value): this {
    if (kept.has(this) && isTesting()) {
      const [had, was] = [this.has(key), this.get(key) as Value];
      writings.push(() => (had ? super.set(key, was) : super.delete(key)));
    }
    return super.set(key, value);
  }
};

/**
 * Runs each test as ever, then once more for each change of a place that it passed and nobody has noticed yet: modules
 * stay loaded, so that a change costs no more than the test does.
 */
export default class extends TestRunner {
  private readonly reached = new Set<string>();

  async runTask(test: Test): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const fails = async (change?: string) => {
      Object.assign(changing, { activeMutant: change, currentTestId: AGAIN });
      try {
        await run();
        return test.result?.state === 'fail';
      } catch {
        return true;
      } finally {
        Object.assign(changing, { activeMutant: undefined, currentTestId: undefined });
        forget();
        if (test.result) test.result = { ...test.result, state: 'run', errors: [] };
      }
    };
    changing.currentTestId = test.id;
    const begunAt = performance.now();
    try {
      await run();
    } finally {
      changing.currentTestId = undefined;
      forget();
    }
    const usualMs = performance.now() - begunAt;
    if (test.result?.state === 'fail') return;
    const passed = changing.mutantCoverage?.perTest[test.id] ?? {};
    for (const change of Object.keys(passed)) this.reached.add(change);
    if (asked.has(test.id)) return;
    const open = Object.keys(passed).filter((change) => !noticed.has(change));
    // A test that cannot be run twice proves nothing about changes.
    if (open.length > 0 && (await fails())) return tell('odd', `not twice: ${nameOf(test)}`);
    const askedFrom = performance.now();
    for (const [at, change] of open.entries()) {
      if (performance.now() - askedFrom > LONGEST_MS) {
        tell('odd', `not asked about ${open.length - at} more: ${nameOf(test)}`);
        break;
      }
      Object.assign(changing, { hitCount: 0, hitLimit: PATIENCE * ((passed[change] ?? 1) + 10) });
      beginTrying(change, usualMs, test.file.name);
      const isNoticed = await fails(change);
      endTrying();
      changing.hitCount = undefined;
      if (!isNoticed) continue;
      noticed.add(change);
      tell('noticed', `${change} ${test.file.name}`);
      // What was kept of a change, the next one would be blamed for.
      if (await fails()) return tell('odd', `not after ${change}: ${nameOf(test)}`);
    }
    tell('asked', test.id);
  }

  override onAfterRunFiles(files: Parameters<NonNullable<TestRunner['onAfterRunFiles']>>[0]): void {
    super.onAfterRunFiles(files);
    tell('reached', [...this.reached].join('\n'));
    tell('read', Object.keys(changing.mutantCoverage?.static ?? {}).join('\n'));
    for (const { name } of files) tell('done', name);
  }
}

const nameOf = ({ name, file }: Test) => `${file.name}: ${name}`;
