import { readFileSync, writeFileSync } from 'node:fs';
import { loadNow, type Machine } from './machine.ts';
import { quantile, tableOf } from './tables.ts';

/** Something measured: how it is shown, and whether it is good enough. */
interface Measure {
  group: string;
  name: string;
  value: string;
  goal: string;
  isMet: boolean;
}

/** What was measured before, on a machine that is named with it. */
interface Baseline {
  machine: Machine & { postgres?: string };
  load: string;
  measures: Record<string, string>;
}

const BASELINE = new URL('baseline.json', import.meta.url);

/** Collects what is measured, says it at once and as a table at the end. */
export class Goals {
  private readonly measures: Measure[] = [];

  note(group: string, name: string, value: string, goal: string, isMet: boolean): void {
    this.measures.push({ group, name, value, goal, isMet });
    console.log(`  ${signOf({ goal, isMet })} ${name}: ${value}${goal && ` (goal: ${goal})`}`);
  }

  /** Milliseconds of many calls against their goals; without one it is only shown. */
  times(group: string, name: string, times: number[], most: { p50?: number; p99?: number }): void {
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    const goal = Object.entries(most).map(([part, limit]) => `${part} ≤ ${limit} ms`);
    const isMet = p50 <= (most.p50 ?? Infinity) && p99 <= (most.p99 ?? Infinity);
    this.note(group, name, `p50 ${ms(p50)}  p99 ${ms(p99)}`, goal.join(', '), isMet);
  }

  get missed(): number {
    return this.measures.filter(({ isMet }) => !isMet).length;
  }

  table(): string {
    const before = readBaseline();
    const rows = this.measures.map(({ group, name, value, goal, isMet }) => [
      `${signOf({ goal, isMet })} ${group}: ${name}`,
      value,
      goal,
      before?.measures[`${group}: ${name}`] ?? '',
    ]);
    const head = ['', 'here and now', 'goal', 'baseline'];
    const taken = before
      ? `baseline: ${before.machine.cores} × ${before.machine.processor}, ${before.machine.memoryGib} GiB, Linux ${before.machine.kernel}, Node ${before.machine.node}, PostgreSQL ${before.machine.postgres ?? '?'}, load ${before.load}`
      : 'no baseline yet';
    return `${tableOf(head, rows)}\n\n${taken}`;
  }

  /** What was measured now is what later runs are compared with; what was not stays as it was. */
  saveBaseline(machine: Baseline['machine']): void {
    const now = this.measures.map(({ group, name, value }) => [`${group}: ${name}`, value]);
    const measures = { ...readBaseline()?.measures, ...Object.fromEntries(now) };
    const baseline: Baseline = { machine, load: loadNow(), measures };
    writeFileSync(BASELINE, `${JSON.stringify(baseline, undefined, 2)}\n`);
  }
}

/** Without a goal a measure is only told. */
const signOf = ({ goal, isMet }: Pick<Measure, 'goal' | 'isMet'>) =>
  goal === '' ? '·' : isMet ? '✓' : '✗';
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

function readBaseline(): Baseline | undefined {
  try {
    return JSON.parse(readFileSync(BASELINE, 'utf8')) as Baseline;
  } catch {
    return undefined;
  }
}
