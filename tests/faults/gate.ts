import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server: while it is shut, who comes is refused, and who was inside is cut off. */
export async function openGate(to: number) {
  const sockets = new Set<Socket>();
  const join = (one: Socket, other: Socket) => {
    sockets.add(one);
    one.on('error', () => other.destroy());
    one.on('close', () => {
      sockets.delete(one);
      other.destroy();
    });
    one.pipe(other);
  };
  const server = createServer((incoming) => {
    const outgoing = connect(to, '127.0.0.1');
    join(incoming, outgoing);
    join(outgoing, incoming);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    open: () => listen(port),
    async shut() {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
