/** What a browser may fill in from what it knows of its person: spread over a TextField. */
export const personNameInput = { autoComplete: 'name', maxLength: 100 };
export const emailInput = { type: 'email', autoComplete: 'email', maxLength: 254 };
export const phoneInput = { type: 'tel', autoComplete: 'tel', maxLength: 40 };

/** Whether it could be an address at all; the server knows more. */
export const looksLikeEmail = (text: string) =>
  /^\s*[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+\s*$/.test(text);
