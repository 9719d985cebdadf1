/** What the visitor answered about statistics, as their device keeps it; nothing before the answer. */
export const CONSENT_KEY = 'consent';

/** The root of the page says by it that the question stands on the screen. */
export const CONSENT_ASKED = 'data-consent-asked';

/** Runs with `HEAD_SCRIPT`: the question stands from the first paint on, and never where it is answered. */
export const CONSENT_SCRIPT = `{let c;try{c=localStorage.getItem("${CONSENT_KEY}")}catch{}document.documentElement.toggleAttribute("${CONSENT_ASKED}",!/^(granted|refused)$/.test(c))}`;
