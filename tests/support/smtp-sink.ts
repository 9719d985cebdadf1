import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface SmtpSink {
  url: string;
  /** Recipient and content of every message taken over. */
  taken: { to: string; message: string }[];
  /** What is answered to RCPT TO. */
  answerToRecipient: string;
  /** It takes connections and says nothing. */
  isMute: boolean;
  close(): Promise<void>;
}

/** A mail server of the smallest kind: one conversation as RFC 5321 has it, without TLS. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    socket.setEncoding('utf8').on('error', () => socket.destroy());
    if (sink.isMute) return;
    const say = (line: string) => socket.write(`${line}\r\n`);
    let to = '';
    let rest = '';
    let isData = false;
    say('220 sink');
    socket.on('data', (chunk: string) => {
      rest += chunk;
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = rest.indexOf(end);
        if (at < 0) return;
        const piece = rest.slice(0, at);
        rest = rest.slice(at + end.length);
        if (isData) {
          isData = false;
          sink.taken.push({ to, message: piece.replaceAll('\r\n..', '\r\n.') });
          say('250 taken');
        } else if (/^RCPT TO:/i.test(piece)) {
          to = /<(.*)>/.exec(piece)?.[1] ?? '';
          say(sink.answerToRecipient);
        } else if (/^DATA/i.test(piece)) {
          isData = true;
          say('354 go on');
        } else say(/^QUIT/i.test(piece) ? '221 bye' : '250 sink');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${port}`,
    taken: [],
    answerToRecipient: '250 ok',
    isMute: false,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return sink;
}
