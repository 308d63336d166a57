import type { Answers } from '../questions/answers'
import { coverDefaults } from '../questions/cover/cover-defaults'
import { startPassed } from '../questions/cover/start-passed'
import type { Terms } from '../terms/terms'
import { londonDate } from '../values/london-time'

/** How far ahead a restarted policy may start (COV-04, RST-13). */
const RESTART_START_WINDOW_DAYS = 7

/** A journey's terms as they are for a customer who restarts a cancelled policy: the start is chosen sooner (CON-02). */
export function restartTerms(terms: Terms): Terms {
  return { ...terms, cover: { ...terms.cover, startWindowDays: RESTART_START_WINDOW_DAYS } }
}

/**
 * The answers of a restart, whose start moves on as long as nobody has bought it: it was never asked for, so there is nobody to ask
 * again. Answers whose start lies ahead are given back as they are.
 */
export function restartAnswers(answers: Answers, terms: Terms, now: Date): Answers {
  const { coverDetails, vehicleDetails } = answers
  const asking = { answers, subject: coverDetails, terms, today: londonDate(now), now }
  if (coverDetails.effectiveFrom !== undefined && !startPassed(asking)) return answers
  const { effectiveFrom } = coverDefaults(now, terms, vehicleDetails)
  return { ...answers, coverDetails: { ...coverDetails, ...(effectiveFrom && { effectiveFrom }) } }
}
