// Where tests put their databases, browsers and files; run by itself it prints the folder. Plain Node 20, no package.
import { readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';

const MEMORY = '/dev/shm';
/** Many times what lies there at once. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * In memory, where there is room and programs may run: nobody misses what tests write, and hundreds of databases made
 * and dropped on a disk cost the processor a third more. Else where the system says.
 */
export const placeOfTests = () => (hasRoom() && mayRunPrograms() ? MEMORY : tmpdir());

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory?.() ?? freemem()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Some start a program from a copy of their own. */
const mayRunPrograms = () =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => {
      const [, place, , options = ''] = line.split(' ');
      return place === MEMORY && !options.split(',').includes('noexec');
    });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(placeOfTests());
