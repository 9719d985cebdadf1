/** Delays and counts of the interface (specification 9), once for the whole product. */
export const POPUP_DELAY_MS = 5000;
/** Nothing else asks for attention so soon after the question of consent was answered. */
export const CONSENT_REST_MS = 20_000;
export const COPY_CONFIRMATION_MS = 2000;
export const INSTAGRAM_TOAST_MS = 5000;
export const VERIFICATION_NOTICE_MS = 8000;
export const RELOAD_AFTER_PACKAGE_ERROR_MS = 2000;
export const TOAST_DURATION_MS = 5000;
export const TOOLTIP_DELAY_MS = 700;
export const TOOLTIP_SKIP_DELAY_MS = 300;
export const SHARE_WINDOW = { width: 600, height: 400 } as const;
export const SEARCH_SKELETONS = 6;
