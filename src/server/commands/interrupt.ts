const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Does `act`; when the operator stops it meanwhile (Ctrl-C), `tidy` runs and the process ends with the
 * signal's exit code. What was open in the database is taken back by the closed connection.
 */
export async function whileStoppable<T>(
  tidy: () => void | Promise<void>,
  act: () => Promise<T>,
): Promise<T> {
  const stop = (signal: NodeJS.Signals) => {
    void Promise.resolve(tidy()).finally(() =>
      process.exit(SIGNALS[signal as keyof typeof SIGNALS]),
    );
  };
  for (const signal of Object.keys(SIGNALS)) process.once(signal, stop);
  try {
    return await act();
  } finally {
    for (const signal of Object.keys(SIGNALS)) process.off(signal, stop);
  }
}
