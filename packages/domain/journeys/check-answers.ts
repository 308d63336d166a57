import type { Answers } from '../questions/answers'
import type { Missing } from './missing'
import type { Circumstances } from './section'
import { journeyProgress } from './walk'

/** The answers that count, when nothing is missing; or each missing or wrong one, by its place and in the customer's words. */
export type CheckedAnswers = { ok: true; answers: Answers } | { ok: false; missing: readonly Missing[] }

/**
 * The server's check of a quote's answers, by the walk the browser walks. Which steps somebody has clicked through does not
 * matter here. Answers off the path are dropped, and how a customer heard about us is no bar to a price (D-147).
 */
export function checkAnswers(answers: Answers, circumstances: Circumstances): CheckedAnswers {
  const { answers: applicable, missing } = journeyProgress(answers, {}, circumstances)
  return missing.length === 0 ? { ok: true, answers: applicable } : { ok: false, missing }
}
