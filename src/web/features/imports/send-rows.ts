import type { z } from 'zod';
import { type Problem, UNEXPECTED_SENTENCE } from '#contract/api/errors.ts';
import { importFile } from '#contract/imports/imports.ts';
import { ApiError, requestFor } from '#web/api/api.ts';

export type ImportAnswer = z.output<typeof importFile.output>;

interface Sending {
  /** The same for every try of the same rows. */
  idempotencyKey: string;
  /** How much has left this device, 0 to 1; from 1 on the server works. */
  onSent: (part: number) => void;
}

/** Sends the rows. Not by `api.call`, because only this way a browser tells how much has left. */
export const sendRows = (
  input: z.input<typeof importFile.input>,
  { idempotencyKey, onSent }: Sending,
): Promise<ImportAnswer> =>
  new Promise((resolve, reject) => {
    const { address, body } = requestFor(importFile, input);
    const request = new XMLHttpRequest();
    request.open(importFile.method, address);
    request.setRequestHeader('Content-Type', 'application/json');
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onSent(1);
    request.onerror = () => reject(new ApiError(0, UNEXPECTED_SENTENCE));
    request.onload = () => {
      const isDone = request.status >= 200 && request.status < 300;
      const answer = jsonOf(request.responseText);
      if (isDone && answer) return resolve(answer as ImportAnswer);
      const problem = answer as Problem | undefined;
      reject(new ApiError(request.status, problem?.detail ?? '', problem?.issues));
    };
    request.send(body);
  });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
