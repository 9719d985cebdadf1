import { execFile } from 'node:child_process';

/**
 * Tells systemd how far the product is (`READY=1`, `STOPPING=1`), see sd_notify(3); where nobody asked to be
 * told, nothing happens. Node.js cannot write to such a socket itself: systemd's own program does, which is
 * there wherever systemd is. Never fails: a message that is lost costs a start its time limit, not the site.
 */
export function tellSystemd(state: 'READY=1' | 'STOPPING=1', warn: (why: string) => void) {
  // no setting of the operator, a hand-over from whoever started this process
  if (!process.env.NOTIFY_SOCKET) return;
  execFile('systemd-notify', [state], (error) => {
    if (error) warn(error.message);
  });
}
