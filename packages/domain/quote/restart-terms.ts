import type { Terms } from '../terms/terms'

/** How far ahead a restarted policy may start (COV-04, RST-13). */
export const RESTART_START_WINDOW_DAYS = 7

/** A journey's terms as they are for a customer who restarts a cancelled policy: the start is chosen sooner (CON-02). */
export function restartTerms(terms: Terms): Terms {
  return { ...terms, cover: { ...terms.cover, startWindowDays: RESTART_START_WINDOW_DAYS } }
}
