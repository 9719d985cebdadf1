import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** One command of the operator's command line. */
export interface Command {
  /** One line in the list of commands. */
  summary: string;
  /** What `--help` prints. */
  help: string;
  /** @returns the exit code */
  run(args: string[]): Promise<number>;
}

/** What came of a command: printed as JSON where `--json` was said. */
interface Answer {
  json: unknown;
  /** For people; nothing is printed where it is empty. */
  text: string;
  exitCode?: number;
}

const json = { json: { type: 'boolean', default: false } } as const;
type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options & typeof json }>
>['values'];

interface CommandDefinition<Options extends ParseArgsOptionsConfig>
  extends Pick<Command, 'summary' | 'help'> {
  /** Beside `--json`, which all have. */
  options?: Options;
  /** How many words may stand beside the options; none when left out. */
  words?: number;
  /** An answer, or the exit code where it has said all itself. */
  run(given: { values: Values<Options>; words: string[] }): Promise<Answer | number>;
}

/** A command whose arguments are read, and whose answer is printed, as those of all are. */
export const defineCommand = <Options extends ParseArgsOptionsConfig>({
  options,
  words = 0,
  run,
  ...said
}: CommandDefinition<Options>): Command => ({
  ...said,
  async run(args) {
    const given = parseArgs({ args, allowPositionals: true, options: { ...json, ...options } });
    if (given.positionals.length > words) throw new WrongUse();
    const values = given.values as Values<Options> & { json: boolean };
    const answer = await run({ values, words: given.positionals });
    if (typeof answer === 'number') return answer;
    if (values.json) printJson(answer.json);
    else if (answer.text) print(answer.text);
    return answer.exitCode ?? 0;
  },
});

/** Who acts: at the command line nobody is signed in. */
export const operator = { userId: undefined, role: 'operator' } as const;

/** sysexits. */
export const EXIT_WRONG_USE = 64;
export const EXIT_WRONG_DATA = 65;
export const EXIT_UNAVAILABLE = 69;
export const EXIT_CANNOT_CREATE = 73;

/** An expected end; the message is one sentence for the operator. */
export class CommandFailure extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command was not said as its help has it; the sentence stands in the place of the help. */
export class WrongUse extends CommandFailure {
  constructor(sentence = '') {
    super(sentence, EXIT_WRONG_USE);
  }
}

export const print = (text: string) => void process.stdout.write(`${text}\n`);
/** For people at the terminal; keeps standard output clean for `--json` and files. */
export const note = (text: string) => void process.stderr.write(`${text}\n`);
export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2));

/** A whole number of at least `min`, or the sentence why not. */
export function wholeNumber(text: string | undefined, name: string, min: number): number {
  const value = Number(text);
  if (!text || !Number.isInteger(value) || value < min) {
    throw new WrongUse(`${name} must be a whole number from ${min}.`);
  }
  return value;
}

/** Rows of two columns, numbers aligned right. */
export function table(rows: readonly (readonly [label: string, value: string | number])[]): string {
  const label = Math.max(...rows.map(([text]) => text.length));
  const value = Math.max(...rows.map(([, text]) => String(text).length));
  return rows
    .map(([text, number]) => `  ${text.padEnd(label)}  ${String(number).padStart(value)}`)
    .join('\n');
}
