import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Stands for systemd: takes datagrams on a socket, one line of standard output for each. Node.js cannot. */
const RECEIVER = `
use Socket; $| = 1;
socket(my $socket, AF_UNIX, SOCK_DGRAM, 0) or die $!;
bind($socket, sockaddr_un($ARGV[0])) or die $!;
print "listens\\n";
while (defined recv($socket, my $message, 4096, 0)) { print "$message\\n" }
`;

/** @returns what was said so far, and how to end it */
export async function openSystemdSocket(socket: string) {
  const child = spawn('perl', ['-e', RECEIVER, socket], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await once(child.stdout, 'data');
  return { said: () => said, close: () => void child.kill('SIGKILL') };
}
