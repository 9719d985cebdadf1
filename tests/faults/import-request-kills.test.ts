import { expect, onTestFinished, test } from 'vitest';
import { CSV_MAX_ROWS } from '#contract/imports/imports.ts';
import { dataOfAFirstStart } from '#tests/faults/data-of-a-first-start.ts';
import { killNow, momentOf, serveProduct } from '#tests/faults/running-product.ts';
import { freePort } from '#tests/load/product-process.ts';
import { signInAt } from '#tests/load/signed-in.ts';
import { times } from '#tests/support/nightly.ts';
import { until } from './postgres-parent.ts';

/** Twice as many calls as rounds, and an account has ten in an hour. */
const ROUNDS = times(2, 4);

const rowsOf = (round: number) =>
  Array.from({ length: CSV_MAX_ROWS }, (_, index) => ({
    name: `Tur ${round} Dükkân ${index}`,
    category: 'Alışveriş',
    address: `Örnek Mah. ${round}/${index}`,
    district: 'Seyhan',
  }));

interface Counts {
  imported: number;
  duplicates: number;
}

test('killed in the middle of a file sent through the page, nothing is half in, and sending it again completes it', async () => {
  const dataDir = await dataOfAFirstStart('off');
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: dataDir, PORT: port, EXAMPLES: 'off', LOG_LEVEL: 'silent' };
  let product = serveProduct(env);
  onTestFinished(() => killNow(product));
  await product.printed('is ready');
  const cookie = await signInAt(address, dataDir);

  /** The answer, or undefined when there was none. */
  const send = async (round: number, key: string): Promise<Counts | undefined> => {
    const response = await fetch(`${address}/api/businesses/import-csv`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, 'Idempotency-Key': key },
      body: JSON.stringify({ businesses: rowsOf(round), format: 'standard' }),
    }).catch(() => undefined);
    if (!response) return undefined;
    expect(response.status).toBe(200);
    return (await response.json().catch(() => undefined)) as Counts | undefined;
  };

  let unanswered = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = send(round, `first ${round}`);
    await Promise.race([momentOf(product, 400 + round * 500), first]);
    await killNow(product);
    const answered = await first;
    if (!answered) unanswered += 1;
    product = serveProduct(env);
    await product.printed('is ready');
    await until('the site answers', async () => (await fetch(`${address}/readyz`)).ok);

    // What was half in would be there already, and the rest would be new.
    const again = await send(round, `again ${round}`);
    const isNew = { imported: CSV_MAX_ROWS, duplicates: 0 };
    const isThere = { imported: 0, duplicates: CSV_MAX_ROWS };
    expect(answered ? [isThere] : [isNew, isThere]).toContainEqual({
      imported: again?.imported,
      duplicates: again?.duplicates,
    });
  }
  // A test whose kills all came too late would prove nothing.
  expect(unanswered).toBeGreaterThan(ROUNDS / 4);
});
