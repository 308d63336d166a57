import {
  contactEmail,
  contactPhoneNumber,
  type PlacedQuestion,
  type PurchaseDetails,
  purchaseAtFirst,
  purchaseField,
  renewalOptOut,
} from '../purchase/purchase-questions.ts'
import type { Asking } from '../questions/asking.ts'
import { effectiveFrom } from '../questions/cover/effective-from.ts'
import { type FieldError, isAsked } from '../questions/question.ts'
import { readSubject, type TypedAnswers } from '../questions/read-subject.ts'
import { subscriptionRenewalHint } from '../renewal/automatic-renewal.ts'
import { isLondonTime, type LondonTime, londonDate } from '../values/london-time.ts'
import { restartAnswers, restartTerms } from './restart-terms.ts'

/** The policy to restart, and the time. */
export type Restarting = Pick<Asking<unknown>, 'terms' | 'answers'> & { now: Date }

/** The place of the start in the answers. */
export const RESTART_START = 'coverDetails.effectiveFrom'

/** The renewal of thirty days has its own hint: the card is charged for the next ones, at no higher price (D-225, D-262). */
const renewal = { ...renewalOptOut, hint: subscriptionRenewalHint }

/**
 * All that is asked to restart a cancelled policy: the start, the renewal choice and contact details. Everything else was
 * answered for that policy (RST-08, RST-13). A start that has passed is replaced by a new default.
 */
export function restartQuestions(restarting: Restarting): readonly PlacedQuestion[] {
  const { here, answers, details } = atFirst(restarting)
  const placed = (question: typeof renewal | typeof contactEmail | typeof contactPhoneNumber) => ({
    field: purchaseField(question.name),
    question,
    asking: { ...here, answers, subject: details },
  })
  const all: readonly PlacedQuestion[] = [
    {
      field: RESTART_START,
      question: effectiveFrom,
      asking: { ...here, answers, subject: answers.coverDetails },
    },
    ...[contactEmail, contactPhoneNumber, renewal].map(placed),
  ]
  return all.filter(({ question, asking }) => isAsked(question, asking))
}

/** The form before anything is typed. */
function atFirst({ terms, answers: stored, now }: Restarting) {
  const here = { terms: restartTerms(terms), today: londonDate(now), now }
  const answers = restartAnswers(stored, here.terms, now)
  // Paid in full by card, so no lender asks for an income; licence numbers were given for the policy before.
  const details = purchaseAtFirst({ ...here, answers, isIncomeAsked: false, mustGiveLicences: false })
  return { here, answers, details }
}

/** The form's answers if there are no errors. */
export type RestartAnswers = { effectiveFrom: LondonTime | undefined; details: PurchaseDetails }

/** Reads the fields into answers, with their errors in page order. */
export function readRestart(
  typed: TypedAnswers,
  restarting: Restarting,
): { values: RestartAnswers; fieldErrors: readonly (FieldError & { field: string })[] } {
  const read = restartQuestions(restarting).map(({ field, question, asking }) => {
    const { subject, fieldErrors } = readSubject([question], { [question.name]: typed[field] }, asking)
    return { field, name: question.name, answer: subject[question.name], fieldErrors }
  })
  const start = read.find(({ field }) => field === RESTART_START)?.answer
  const details = read.filter(({ field }) => field !== RESTART_START)
  return {
    values: {
      effectiveFrom: isLondonTime(start) ? start : undefined,
      details: {
        ...atFirst(restarting).details,
        ...Object.fromEntries(details.map(({ name, answer }) => [name, answer])),
      },
    },
    fieldErrors: read.flatMap(({ field, fieldErrors }) =>
      fieldErrors.map(({ key, message }) => ({ field, key, message })),
    ),
  }
}
