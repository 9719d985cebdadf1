import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Server as NetServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '#tests/faults/postgres-parent.ts';
import { join as joinSockets, openBridge } from './bridge.mjs';

/** What the machine itself must bring; everything else is made here. */
const PROGRAMS = ['apt-cache', 'bash', 'git', 'ip', 'mount', 'nginx', 'node', 'npm', 'openssl']
  .concat(['perl', 'runuser', 'setpriv', 'systemd-analyze', 'systemd-notify', 'unshare'])
  .concat(['useradd']);

/**
 * Namespaces of its own for mounts, processes and the network, in which the machine's /usr, /etc and /var lie
 * beneath what is written, and everything else is empty. Ends with a shell that takes its commands from the
 * pipe to whoever started it: when that is gone, so is every process and every mount in here.
 */
const ENTER = `set -eu
root=$1/root
mkdir -p "$root"
mount --bind "$root" "$root"
for part in usr etc var; do
  mkdir -p "$1/$part/upper" "$1/$part/work" "$root/$part"
  mount -t overlay overlay -o "lowerdir=/$part,upperdir=$1/$part/upper,workdir=$1/$part/work" "$root/$part"
done
for link in bin sbin lib lib32 lib64 libx32; do [ ! -e "/$link" ] || ln -s "usr/$link" "$root/$link"; done
mkdir -p "$root"/dev "$root"/home "$root"/opt "$root"/proc "$root"/run "$root"/srv "$root"/sys "$root"/tmp
install -d -m 700 "$root/root"
chmod 1777 "$root/tmp"
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
ip link set lo up
exec chroot "$root" bash`;

export class ThrowAwayRoot {
  private readonly folder: string;
  private readonly shell: ChildProcess;
  private readonly ended: Promise<unknown>;
  /** Told the exit code of its step. */
  private readonly waiting = new Map<string, (code: number) => void>();
  private readonly servers: NetServer[] = [];
  private readonly sockets = new Set<Socket>();
  private steps = 0;
  private said = '';

  private constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'directory-guide-'));
    const env = {
      HOME: '/root',
      LANG: 'C.UTF-8',
      LOGNAME: 'root',
      PATH: '/stand-ins:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      TERM: 'dumb',
      USER: 'root',
      // Packages alone come from outside.
      https_proxy: 'http://127.0.0.1:3128',
      NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
    };
    const namespaces = ['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child'];
    const command = [...namespaces, 'bash', '-c', ENTER, 'bash', this.folder];
    this.shell = spawn('unshare', command, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    for (const stream of [this.shell.stdout, this.shell.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.said += text;
      });
    this.shell.stdin?.on('error', () => {});
    createInterface({ input: this.shell.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [name = '', code] = line.split(' ');
      this.waiting.get(name)?.(Number(code));
    });
    this.ended = once(this.shell, 'close');
  }

  /** @throws a sentence that names what this machine or account lacks */
  static async open(): Promise<ThrowAwayRoot> {
    requireMachine();
    const root = new ThrowAwayRoot();
    try {
      await root.furnish();
    } catch (error) {
      await root.close();
      throw error;
    }
    return root;
  }

  /** Where a path of the inside lies outside; not for /usr, /etc, /var and /run. */
  path(inside: string): string {
    return join(this.folder, 'root', inside);
  }

  private async furnish(): Promise<void> {
    await this.run('true');
    mkdirSync(this.path('bridges'));
    cpSync('tests/faults/long/stand-ins', this.path('stand-ins'), { recursive: true });
    cpSync('tests/faults/long/bridge.mjs', this.path('stand-ins/bridge.mjs'));
    cpSync('scripts/environment-file.mjs', this.path('stand-ins/environment-file.mjs'));
    for (const name of ['apt-get', 'certbot', 'systemctl'])
      chmodSync(this.path(`stand-ins/${name}`), 0o755);
    writeFileSync(this.path('stand-ins/notes'), '');
    this.servePackages(this.path('bridges/packages'));
    await this.bridgeInside(3128, '/bridges/packages');
  }

  /** One script, by bash that ends at the first command which fails. @returns what was printed */
  async run(script: string): Promise<string> {
    const { code, output } = await this.runToItsEnd(script);
    if (code !== 0) throw new Error(`ended with ${code}:\n${script}\n---\n${output.slice(-6_000)}`);
    return output;
  }

  private async runToItsEnd(script: string): Promise<{ code: number; output: string }> {
    this.steps += 1;
    const name = `step-${this.steps}`;
    const ended = new Promise<number>((resolve) => this.waiting.set(name, resolve));
    // Beside the shell, which reads on and so learns that its other end is gone.
    const quoted = `'${script.replaceAll("'", "'\\''")}'`;
    this.shell.stdin?.write(
      `{ bash -euxc ${quoted} </dev/null >/${name} 2>&1; echo ${name} $?; } &\n`,
    );
    const code = await Promise.race([ended, this.ended.then(() => undefined)]);
    this.waiting.delete(name);
    if (code === undefined) throw new Error(`The throw-away root ended: ${this.said}`);
    return { code, output: readFileSync(this.path(name), 'utf8') };
  }

  /** This checkout as it lies, uncommitted work and all, as a repository that may be cloned from and pushed to. */
  async publish(inside: string): Promise<void> {
    const git = (...args: string[]) =>
      execFileSync('git', [`--git-dir=${this.path(inside)}`, ...args], { stdio: 'pipe' });
    git('init', '--bare', '--initial-branch=main');
    git('--work-tree=.', 'add', '--all');
    const author = ['-c', 'user.name=me', '-c', 'user.email=me@rehber.example'];
    git(...author, '--work-tree=.', 'commit', '--message=As it lies');
    // It stands for one on another server, which belongs to nobody of this one.
    await this.run(`git config --system --add safe.directory ${inside}`);
  }

  /** A port of the outside that leads to one of the inside. */
  async portTo(inside: number): Promise<number> {
    await this.bridgeInside(`/bridges/${inside}`, inside);
    const server = openBridge(0, this.path(`bridges/${inside}`));
    this.keep(server);
    if (!server.listening) await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  /** What asks for `inside` in there reaches `outside`. */
  async leadOut(inside: number, outside: number): Promise<void> {
    this.keep(openBridge(this.path(`bridges/${inside}`), outside));
    await this.bridgeInside(inside, `/bridges/${inside}`);
  }

  private async bridgeInside(from: number | string, to: number | string): Promise<void> {
    const listens =
      typeof from === 'number' ? `(: </dev/tcp/127.0.0.1/${from}) 2>/dev/null` : `[ -S ${from} ]`;
    await this.run(
      `node /stand-ins/bridge.mjs ${from}=${to} >/dev/null & set +x
       until ${listens}; do kill -0 $!; sleep 0.05; done`,
    );
  }

  /** A proxy for what npm fetches: the network in there leads nowhere else. */
  private servePackages(socketPath: string): void {
    const proxy = createServer((_, answer) => answer.writeHead(405).end());
    proxy.on('connect', ({ url = '' }, near: Socket, head: Buffer) => {
      const [host = '', port] = url.split(':');
      const far = connect(Number(port), host, () => {
        near.write('HTTP/1.1 200 Connection established\r\n\r\n');
        far.write(head);
      });
      joinSockets(near, far);
    });
    this.keep(proxy.listen(socketPath));
  }

  private keep(server: NetServer): void {
    this.servers.push(server);
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket.on('close', () => this.sockets.delete(socket)));
    });
  }

  /** What systemd did, as its stand-in noted: `ready` and `stop`, and when. */
  notes(): { at: number; what: string }[] {
    const lines = readFileSync(this.path('stand-ins/notes'), 'utf8').trim().split('\n');
    return lines.map((line) => ({
      at: Number(line.split(' ')[0]),
      what: line.split(' ')[1] ?? '',
    }));
  }

  /** The first process of a namespace takes all others with it, and they the mounts. */
  async close(): Promise<void> {
    this.shell.kill('SIGKILL');
    await this.ended;
    for (const server of this.servers) server.close();
    for (const socket of this.sockets) socket.destroy();
    await until('the folder of the throw-away root can be removed', () => {
      try {
        rmSync(this.folder, { recursive: true, force: true });
      } catch {
        // Whatever is killed may still be going.
      }
      return !existsSync(this.folder);
    });
  }
}

function requireMachine(): void {
  if (process.platform !== 'linux')
    throw new Error(`The guide is for Linux, and so is its test; this is ${process.platform}.`);
  if (process.getuid?.() !== 0)
    throw new Error('The guide is followed as root, and so is its test: run it as root.');
  const missing = PROGRAMS.filter((program) => {
    try {
      execFileSync('which', [program], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
  if (missing.length > 0)
    throw new Error(`The guide is tried with programs of Debian; missing: ${missing.join(', ')}.`);
  if (existsSync('/etc/directory.env'))
    throw new Error('The guide begins on a machine without the site: run its test on another one.');
}
