/** Offers suggestions under a field; answers how to stop. `sent`: what was searched for meanwhile. */
type Start = (field: HTMLInputElement, sent: readonly string[]) => Promise<() => void>;

let start: Start | undefined;

/** Says who offers them: call once in the browser, before hydration. */
export function offerSuggestionsBy(starts: Start): void {
  start = starts;
}

const words = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' };

function name(field: HTMLInputElement, isCombobox: boolean): void {
  for (const [attribute, value] of Object.entries(words)) {
    if (isCombobox) field.setAttribute(attribute, value);
    else field.removeAttribute(attribute);
  }
}

/**
 * `ref` of a search field: with script it is a combobox, whose code comes with the first focus. The
 * list is drawn in the form's `.suggestions-place`. Without script, or without that code, the field is
 * a search field like any other.
 */
export function suggestionField(field: HTMLInputElement | null) {
  if (!field) return;
  let started: Promise<() => void> | undefined;
  const sent: string[] = [];
  const begin = () => {
    if (started) return;
    name(field, true);
    field.form?.addEventListener('submit', () => sent.push(field.value));
    started = start?.(field, sent);
    started?.catch(() => {
      // The next focus tries again.
      started = undefined;
      name(field, false);
    });
  };
  name(field, true);
  field.addEventListener('focus', begin);
  // Reached before this code was there.
  if (document.activeElement === field) begin();
  return () => {
    field.removeEventListener('focus', begin);
    started?.then((stop) => stop()).catch(() => {});
  };
}
