import {
  contactEmail,
  contactPhoneNumber,
  type PlacedQuestion,
  type PurchaseDetails,
  purchaseAtFirst,
  purchaseField,
  renewalOptOut,
} from '../purchase/purchase-questions'
import type { Asking } from '../questions/asking'
import { effectiveFrom } from '../questions/cover/effective-from'
import { type FieldError, isAsked } from '../questions/question'
import { readSubject, type TypedAnswers } from '../questions/read-subject'
import { subscriptionRenewalHint } from '../renewal/automatic-renewal'
import { isLondonTime, type LondonTime, londonDate } from '../values/london-time'
import { restartAnswers, restartTerms } from './restart-terms'

/** Who restarts what, and when. */
export type Restarting = Pick<Asking<unknown>, 'terms' | 'answers'> & { now: Date }

/** The place of the start among the answers. */
export const RESTART_START = 'coverDetails.effectiveFrom'

/** What follows thirty days is said in their own words: the card is charged for the next ones, at no higher price (D-225, D-262). */
const renewal = { ...renewalOptOut, hint: subscriptionRenewalHint }

/**
 * All that is asked of somebody who takes a cancelled policy up again: when it starts, what follows it and where we reach them. The
 * rest was answered for that policy, and nothing is asked twice (RST-08, RST-13). A start that has gone by is offered anew.
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

/** As the form stands before anything is typed. */
function atFirst({ terms, answers: given, now }: Restarting) {
  const here = { terms: restartTerms(terms), today: londonDate(now), now }
  const answers = restartAnswers(given, here.terms, now)
  // Paid by card in full: no lender asks for an income, and licences were shown for the policy before.
  const details = purchaseAtFirst({ ...here, answers, isIncomeAsked: false, mustGiveLicences: false })
  return { here, answers, details }
}

/** What the form comes to, once nothing is wrong with it. */
export type RestartAnswers = { effectiveFrom: LondonTime | undefined; details: PurchaseDetails }

/** What stands in the boxes made answers, and what is wrong with them, in the order of the page. */
export function readRestart(
  typed: TypedAnswers,
  restarting: Restarting,
): { good: RestartAnswers; fieldErrors: readonly (FieldError & { field: string })[] } {
  const read = restartQuestions(restarting).map(({ field, question, asking }) => {
    const { subject, fieldErrors } = readSubject([question], { [question.name]: typed[field] }, asking)
    return { field, name: question.name, answer: subject[question.name], fieldErrors }
  })
  const start = read.find(({ field }) => field === RESTART_START)?.answer
  const details = read.filter(({ field }) => field !== RESTART_START)
  return {
    good: {
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
