/** Joins the class names that apply: `classNames('card', isOpen && 'is-open', className)`. */
export const classNames = (...parts: (string | false | 0 | 0n | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');
