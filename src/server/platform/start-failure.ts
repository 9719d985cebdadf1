/** An expected reason why the product cannot start; the message is one sentence for the operator. */
export class StartFailure extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/** sysexits: EX_UNAVAILABLE. */
export const EXIT_UNAVAILABLE = 69;
