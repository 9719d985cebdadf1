import { connect, type Socket } from 'node:net';

/** A client that sends one request after the other, on one connection for as long as it may. */
export class InsistentClient {
  answered = 0;
  /** Sent, and the connection ended without an answer. */
  lost = 0;
  private isOver = false;
  readonly ended: Promise<void>;

  constructor(port: number, path: string) {
    this.ended = this.run(port, path);
  }

  stop() {
    this.isOver = true;
  }

  private async run(port: number, path: string) {
    while (!this.isOver) {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      const opened = await new Promise<boolean>((done) => {
        socket.once('connect', () => done(true));
        socket.once('error', () => done(false));
      });
      // Refused: nothing was sent, another instance can be asked.
      if (!opened) return;
      await this.converse(socket, path);
      socket.destroy();
    }
  }

  private async converse(socket: Socket, path: string) {
    let text = '';
    let wake = () => {};
    let isClosed = false;
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      wake();
    });
    for (const event of ['error', 'close', 'end']) {
      socket.on(event, () => {
        isClosed = true;
        wake();
      });
    }
    while (!this.isOver && !isClosed) {
      text = '';
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      while (!isClosed && !isWhole(text)) await new Promise<void>((done) => (wake = done));
      if (!isWhole(text)) {
        this.lost += 1;
        return;
      }
      this.answered += 1;
      if (/\r\nconnection: close\r\n/i.test(text)) return;
    }
  }
}

function isWhole(text: string) {
  const head = text.indexOf('\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1];
  return head >= 0 && text.length >= head + 4 + Number(length);
}
