import { type Problem, UNEXPECTED_SENTENCE } from '#contract/api/errors.ts';
import { askUpload, sendUpload } from '#contract/uploads.ts';
import { type Api, ApiError } from '#web/api/api.ts';

export type Purpose = 'image' | 'document';

const NAME_LENGTH = 200;

interface SendOptions {
  purpose: Purpose;
  onShare: (share: number) => void;
  signal: AbortSignal;
}

/** Asks for a signed address and sends the file there. @returns the address of the stored file */
export async function sendFile(
  api: Api,
  file: File,
  { purpose, onShare, signal }: SendOptions,
): Promise<string> {
  const { uploadURL } = await api.call(
    askUpload,
    { purpose, ...(purpose === 'document' && { fileName: file.name.slice(-NAME_LENGTH) }) },
    { signal },
  );
  await put(uploadURL, file, onShare, signal);
  return uploadURL.split('?', 1)[0] as string;
}

/** `fetch` cannot say how much has been sent. */
const put = (address: string, file: File, onShare: (share: number) => void, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number, text: string) => reject(new ApiError(status, detailOf(text)));
    request.open(sendUpload.method, address);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else fail(request.status, request.responseText);
    };
    request.onerror = () => fail(0, '');
    request.onabort = () => fail(0, '');
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

function detailOf(text: string): string {
  try {
    return (JSON.parse(text) as Problem).detail;
  } catch {
    return UNEXPECTED_SENTENCE;
  }
}
