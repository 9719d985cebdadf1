// Stands for systemd, which cannot run in a folder: starts and stops the installed unit by what stands in it
// (account, environment, folders, readiness, time to stop), and reloads nginx. Plain Node 20, no package.
// Not imitated: cgroups, system call filters, user namespaces, and starting what has died.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseEnvironmentFile } from './environment-file.mjs';

const UNIT = '/etc/systemd/system/directory.service';
const PID_FILE = '/run/directory.pid';
const LOG = '/var/log/directory.log';
const NOTIFY_SOCKET = '/run/notify';
const START_WITHIN_MS = 60_000;

/** ProtectSystem=strict, ReadWritePaths= and PrivateTmp=, in a mount namespace of its own. */
const SANDBOX = `set -eu
for kept in $KEPT; do mount --bind "$kept" "$kept"; done
for part in / /usr /etc /var /run; do mount -o remount,bind,ro "$part"; done
mount -t tmpfs -o mode=1777 tmpfs /tmp
cd "$FOLDER"
exec env -i "$@"`;
/** Takes one datagram after the other and prints it; Node.js has no such sockets. */
const RECEIVER = `
use Socket; $| = 1;
socket(my $socket, AF_UNIX, SOCK_DGRAM, 0) or die $!;
bind($socket, sockaddr_un($ARGV[0])) or die $!;
chmod 0666, $ARGV[0];
print "listens\\n";
while (defined recv($socket, my $message, 4096, 0)) { print "$message\\n" }
`;

const note = (what) => appendFileSync('/stand-ins/notes', `${Date.now()} ${what}\n`);
const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
const serviceOf = (unit) =>
  Object.fromEntries(
    unit
      .split(/^\[Service\]$/m)[1]
      .split(/^\[/m)[0]
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

async function start() {
  const service = serviceOf(readFileSync(UNIT, 'utf8'));
  const { User, Group, StateDirectory, ReadWritePaths } = service;
  const state = `/var/lib/${StateDirectory}`;
  const ofAccount = ['-o', User, '-g', Group, state];
  execFileSync('install', ['-d', '-m', service.StateDirectoryMode, ...ofAccount]);
  const writable = ReadWritePaths.split(' ').map((path) => path.replace(/^-/, ''));
  const environment = {
    ...{ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', LANG: 'C.UTF-8' },
    ...{ USER: User, LOGNAME: User, HOME: '/opt/directory', SHELL: '/usr/sbin/nologin' },
    ...parseEnvironmentFile(service.Environment.replaceAll(' ', '\n')),
    ...parseEnvironmentFile(readFileSync(service.EnvironmentFile, 'utf8')),
    NOTIFY_SOCKET,
  };
  const asAccount = ['setpriv', '--reuid', User, '--regid', Group, '--clear-groups'];
  const withoutRights = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--'];
  const program = service.ExecStart.split(' ');

  rmSync(NOTIFY_SOCKET, { force: true });
  const receiver = spawn('perl', ['-e', RECEIVER, NOTIFY_SOCKET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  receiver.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  while (!said.includes('listens')) await pause(10);

  const log = openSync(LOG, 'a');
  const main = spawn(
    'unshare',
    ['--mount', 'sh', '-c', SANDBOX, 'sh']
      .concat(Object.entries(environment).map(([name, value]) => `${name}=${value}`))
      .concat(asAccount, withoutRights, program),
    {
      detached: true,
      env: {
        PATH: process.env.PATH,
        KEPT: [state, ...writable.filter((path) => existsSync(path))].join(' '),
        FOLDER: service.WorkingDirectory,
      },
      stdio: ['ignore', log, log],
    },
  );
  writeFileSync(PID_FILE, `${main.pid}`);
  const until = Date.now() + START_WITHIN_MS;
  while (!said.includes('READY=1')) {
    if (main.exitCode !== null || main.signalCode !== null || Date.now() > until)
      fail(`The unit did not start: ${readFileSync(LOG, 'utf8').slice(-2_000)}`);
    await pause(20);
  }
  receiver.kill('SIGKILL');
  main.unref();
  note('ready');
}

async function stop() {
  if (!existsSync(PID_FILE)) return;
  const { TimeoutStopSec } = serviceOf(readFileSync(UNIT, 'utf8'));
  const pid = Number(readFileSync(PID_FILE, 'utf8'));
  note('stop');
  process.kill(pid, 'SIGTERM');
  const until = Date.now() + TimeoutStopSec * 1_000;
  while (existsSync(`/proc/${pid}`)) {
    if (Date.now() > until) fail(`The unit did not stop in ${TimeoutStopSec} s.`);
    await pause(20);
  }
  rmSync(PID_FILE);
}

const call = process.argv.slice(2).join(' ');
if (call === 'daemon-reload') {
  execFileSync('systemd-analyze', ['verify', UNIT], { stdio: 'inherit' });
} else if (call === 'reload nginx') {
  execFileSync('nginx', ['-s', 'reload'], { stdio: 'inherit' });
} else if (call === 'enable --now directory') {
  await start();
} else if (call === 'restart directory') {
  await stop();
  await start();
} else fail(`The stand-in for systemctl does not know: ${call}`);
process.exit(0);
