/** One command of the operator's command line. */
export interface Command {
  name: string;
  /** One line in the list of commands. */
  summary: string;
  /** What `--help` prints. */
  help: string;
  /** @returns the exit code; 0 when left out */
  run(args: string[]): Promise<number | undefined>;
}

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

export const print = (text: string) => void process.stdout.write(`${text}\n`);
/** For people at the terminal; keeps standard output clean for `--json` and files. */
export const note = (text: string) => void process.stderr.write(`${text}\n`);
export const printJson = (value: unknown) => print(JSON.stringify(value, null, 2));

/** A whole number of at least `min`, or the sentence why not. */
export function wholeNumber(text: string | undefined, name: string, min: number): number {
  const value = Number(text);
  if (!text || !Number.isInteger(value) || value < min) {
    throw new CommandFailure(`${name} must be a whole number from ${min}.`, EXIT_WRONG_USE);
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
