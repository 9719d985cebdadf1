const KEY = 'kept-pages';

/** Whether pages are kept on this device: unless the visitor does not want it. */
export function isKeeping(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

export function setKeeping(isWanted: boolean): void {
  if (isWanted) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
