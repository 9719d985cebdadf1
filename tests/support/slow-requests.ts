import { vi } from 'vitest';

/** A request that tells how far it is (`XMLHttpRequest`), waiting for its answer. */
interface SlowRequest {
  headers: Record<string, string>;
  answer: (status: number, body?: object) => void;
  share: (of: number) => void;
}

/** From now on such requests wait here, until the test is over. */
export function slowRequests(): SlowRequest[] {
  const waiting: SlowRequest[] = [];
  class Request {
    headers: Record<string, string> = {};
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    responseText = '';
    onload = () => {};
    onabort = () => {};
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.onabort();
    }
    send() {
      waiting.push({
        headers: this.headers,
        answer: (status, body = {}) => {
          Object.assign(this, { status, responseText: JSON.stringify(body) });
          this.onload();
        },
        share: (loaded) => this.upload.onprogress?.({ loaded, total: 1 }),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return waiting;
}
