import type { Answers } from '../questions/answers.ts'
import { coverDefaults } from '../questions/cover/cover-defaults.ts'
import { startPassed } from '../questions/cover/start-passed.ts'
import type { Terms } from '../terms/terms.ts'
import { londonDate } from '../values/london-time.ts'

/** How far ahead a restarted policy may start (COV-04, RST-13). */
const RESTART_START_WINDOW_DAYS = 7

/** A journey's terms for restarting a cancelled policy: a shorter window for the start (CON-02). */
export function restartTerms(terms: Terms): Terms {
  return { ...terms, cover: { ...terms.cover, startWindowDays: RESTART_START_WINDOW_DAYS } }
}

/**
 * The answers of a restart, with the start moved until it is bought: the customer never chose that start, so they are not asked
 * again. Answers with a start in the future are returned unchanged.
 */
export function restartAnswers(answers: Answers, terms: Terms, now: Date): Answers {
  const { coverDetails, vehicleDetails } = answers
  const asking = { answers, subject: coverDetails, terms, today: londonDate(now), now }
  if (coverDetails.effectiveFrom !== undefined && !startPassed(asking)) return answers
  const { effectiveFrom } = coverDefaults(now, terms, vehicleDetails)
  return { ...answers, coverDetails: { ...coverDetails, ...(effectiveFrom && { effectiveFrom }) } }
}
