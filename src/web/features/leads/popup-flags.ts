/** What became of the popup; kept because the visitor closed or filled it in. */
type Outcome = 'closed' | 'submitted';

const KEY = 'promotion';

export function keepOutcome(outcome: Outcome): void {
  try {
    localStorage.setItem(KEY, outcome);
  } catch {
    // A browser that keeps nothing: it stays away for this visit.
  }
}

/** True when it must not open again, in this visit or any other. */
export function isOver(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
