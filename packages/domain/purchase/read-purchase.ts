import type { Answers } from '../questions/answers'
import type { AnySubject, Asking } from '../questions/asking'
import { driverField } from '../questions/people/drivers'
import { licenceNumber } from '../questions/people/licence-number'
import { you } from '../questions/people/whose'
import { type AnyQuestion, isAsked, type Wrong } from '../questions/question'
import { readSubject, type TypedAnswers } from '../questions/read-subject'
import { annualIncome } from './annual-income'
import { contactEmail } from './contact-email'
import { contactPhoneNumber } from './contact-phone-number'
import { driverLicenceNumber } from './driver-licence-number'
import { hasAcknowledged } from './has-acknowledged'
import { hasAgreedDvlaDisclaimer } from './has-agreed-dvla-disclaimer'
import { incomeConfirmed } from './income-confirmed'
import type { PurchaseDetails } from './purchase-details'
import { renewalOptOut, renewalOptOutAtFirst } from './renewal-opt-out'
import { sendWelcomePack } from './send-welcome-pack'

/** Where, when and by whom the form is filled in. */
export type Purchase = Pick<Asking<unknown>, 'terms' | 'answers' | 'today'> & {
  /** Monthly payment of so much that the lender asks (D-166). */
  isIncomeAsked: boolean
  /** From a comparison site, or the server asks for every licence number (BUY-12). */
  mustGiveLicences: boolean
}

/** What the form comes to, once nothing is wrong with it. */
export type PurchaseAnswers = {
  details: PurchaseDetails
  /** The answers with the licence numbers given here (BUY-10, BUY-11). */
  answers: Answers
}

/** A question of the form, with the place of its answer: "purchase.contactEmail", "additionalDrivers.0.licenceNumber". */
export type PlacedQuestion = { field: string; question: AnyQuestion; asking: Asking<AnySubject> }

export const purchaseField = (name: keyof PurchaseDetails) => `purchase.${name}`
export const PROPOSER_LICENCE = 'proposerDetails.licenceNumber'

const beforeLicences: readonly AnyQuestion[] = [renewalOptOut, contactEmail, contactPhoneNumber]
const afterLicences: readonly AnyQuestion[] = [
  annualIncome,
  incomeConfirmed,
  sendWelcomePack,
  hasAgreedDvlaDisclaimer,
  hasAcknowledged,
]

/** As the form stands before anything is typed: what was answered earlier is not asked twice (D-126). */
export function purchaseAtFirst(purchase: Purchase): PurchaseDetails {
  const { emailAddress, phoneNumber } = purchase.answers.proposerDetails
  return {
    renewalOptOut: renewalOptOutAtFirst(purchase),
    ...(emailAddress !== undefined && { contactEmail: emailAddress }),
    ...(phoneNumber !== undefined && { contactPhoneNumber: phoneNumber }),
    isIncomeAsked: purchase.isIncomeAsked,
  }
}

/** Every question the form asks here, in the order of the page (BUY-01). */
export function purchaseQuestions(purchase: Purchase): readonly PlacedQuestion[] {
  const { terms, answers, today } = purchase
  const here = { terms, answers, today }
  const placed = (question: AnyQuestion) => ({
    field: `purchase.${question.name}`,
    question,
    asking: { ...here, subject: purchaseAtFirst(purchase) },
  })
  const proposer = {
    field: PROPOSER_LICENCE,
    question: licenceNumber(you),
    asking: { ...here, subject: answers.proposerDetails },
  }
  const drivers = driversOf(answers).map((driver, index) => ({
    field: driverField(index, 'licenceNumber'),
    question: driverLicenceNumber(driver, purchase.mustGiveLicences),
    asking: { ...here, subject: driver },
  }))
  const all = [...beforeLicences.map(placed), proposer, ...drivers, ...afterLicences.map(placed)]
  return all.filter(({ question, asking }) => isAsked(question, asking))
}

/** What stands in the boxes made answers, and what is wrong with them, in the order of the page. */
export function readPurchase(
  typed: TypedAnswers,
  purchase: Purchase,
): { good: PurchaseAnswers; wrong: readonly (Wrong & { field: string })[] } {
  let details = purchaseAtFirst(purchase)
  let { answers } = purchase
  const wrong = purchaseQuestions(purchase).flatMap(({ field, question, asking }) => {
    const read = readSubject([question], { [question.name]: typed[field] }, asking)
    const answer = read.subject[question.name]
    if (isPurchaseField(field)) details = { ...details, [question.name]: answer }
    else answers = withLicence(answers, field, answer)
    return read.wrong.map(({ name: _name, ...each }) => ({ ...each, field }))
  })
  return { good: { details, answers }, wrong }
}

/** Those who count: a "no" to other drivers leaves the list in place (D-035). */
function driversOf({ proposerDetails, additionalDrivers }: Answers) {
  return proposerDetails.hasAdditionalDriver === true ? additionalDrivers : []
}

function isPurchaseField(field: string): boolean {
  return field.startsWith('purchase.')
}

function withLicence(answers: Answers, field: string, number: unknown): Answers {
  if (typeof number !== 'string') return answers
  if (field === PROPOSER_LICENCE)
    return { ...answers, proposerDetails: { ...answers.proposerDetails, licenceNumber: number } }
  return {
    ...answers,
    additionalDrivers: answers.additionalDrivers.map((driver, index) =>
      field === driverField(index, 'licenceNumber') ? { ...driver, licenceNumber: number } : driver,
    ),
  }
}
