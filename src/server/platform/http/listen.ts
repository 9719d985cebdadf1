import type { Server } from 'node:http';
import type { Config } from '../config.ts';
import { EXIT_UNAVAILABLE, StartFailure } from '../start-failure.ts';

/** Begins to answer, or says in a sentence why it cannot. @returns where */
export function listen(server: Server, config: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentences: Record<string, string> = {
        EADDRINUSE: `Port ${config.PORT} is taken by another program; set PORT to a free one.`,
        EACCES: `Port ${config.PORT} may not be used by this account; set PORT to one above 1023.`,
        EADDRNOTAVAIL: `HOST ${config.HOST} is not an address of this machine.`,
        ENOTFOUND: `HOST ${config.HOST} is not an address of this machine.`,
        EAI_AGAIN: `HOST ${config.HOST} is not an address of this machine.`,
      };
      const sentence = sentences[error.code ?? ''];
      reject(sentence ? new StartFailure(sentence, EXIT_UNAVAILABLE, error) : error);
    });
    server.listen(config.PORT, config.HOST, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : config.PORT;
      resolve(config.PORT === 0 ? `http://localhost:${port}` : config.PUBLIC_URL);
    });
  });
}
