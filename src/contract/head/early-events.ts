/** What hands do that is heard before the page's code has come: by the script in the head, which that code goes on from. */
export const EARLY_EVENTS = ['input', 'click', 'submit'] as const;
