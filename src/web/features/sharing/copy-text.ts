/**
 * Copies what stands in a field. `navigator.clipboard` exists on https and localhost only; on a plain
 * http address of the local network the old command does it, with the field's text selected.
 * Returns whether it was copied.
 */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    const focused = document.activeElement;
    field.select();
    const isCopied = document.execCommand('copy');
    if (focused instanceof HTMLElement) focused.focus();
    return isCopied;
  }
}
