/**
 * A browser that held a quote and has not been used for so long holds it no longer: twice as long as a page stays open that nobody
 * touches, so that the page always closes first (END-11, ASVS 7.3.1).
 */
export const SESSION_IDLE_MINUTES = 30

/** Whoever pays may be kept by their bank for 90 minutes, and no page closes on them or on the policy shown after it (D-048). */
export const SESSION_PAYING_MINUTES = 120

/** However much it is used (ASVS 7.3.2). */
export const SESSION_HOURS = 24

/** How long an id still opens what its session holds once the one after it is in use: for requests that left the browser before. */
export const SESSION_OVERLAP_SECONDS = 60

/** A page nobody touched for a quarter of an hour ends the session, unless another tab has used it for the last so many minutes. */
export const OTHER_TAB_MINUTES = 10
