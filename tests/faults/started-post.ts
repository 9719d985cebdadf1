import { type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A call whose body is on its way: the first half is sent, the other one comes when the test says so. */
export function startedPost(address: string, body: object) {
  const text = JSON.stringify(body);
  const sending = request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) },
  });
  const answered = new Promise<{ status: number | undefined }>((resolve, reject) => {
    sending.on('response', (answer: IncomingMessage) => {
      answer.resume();
      resolve({ status: answer.statusCode });
    });
    sending.on('error', reject);
  });
  // Whoever does not wait for the answer need not hear why there was none.
  answered.catch(() => {});
  const begun = new Promise<void>((resolve) => sending.write(text.slice(0, 5), () => resolve()));
  return {
    begun,
    /** As over a slow line. */
    async finishAfter(ms: number) {
      await pause(ms);
      sending.end(text.slice(5));
      return answered;
    },
  };
}
