import type { Answers } from '../questions/answers'
import type { AnySubject, Asking } from '../questions/asking'
import { driverField } from '../questions/people/drivers'
import { licenceNumber } from '../questions/people/licence-number'
import { you } from '../questions/people/whose'
import { type AnyQuestion, isAsked } from '../questions/question'
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

/** A question of the form, with the place of its answer: "purchase.contactEmail", "additionalDrivers.0.licenceNumber". */
export type PlacedQuestion = { field: string; question: AnyQuestion; asking: Asking<AnySubject> }

export const PROPOSER_LICENCE = 'proposerDetails.licenceNumber'

export function purchaseField(name: keyof PurchaseDetails): string {
  return `purchase.${name}`
}

const beforeLicences = [renewalOptOut, contactEmail, contactPhoneNumber] as const
const afterLicences = [
  annualIncome,
  incomeConfirmed,
  sendWelcomePack,
  hasAgreedDvlaDisclaimer,
  hasAcknowledged,
] as const

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
  const details = { ...here, subject: purchaseAtFirst(purchase) }
  const placed = (question: (typeof beforeLicences | typeof afterLicences)[number]) => ({
    field: purchaseField(question.name),
    question,
    asking: details,
  })
  const proposer = {
    field: PROPOSER_LICENCE,
    question: licenceNumber(you),
    asking: { ...here, subject: answers.proposerDetails },
  }
  const drivers = driversBought(answers).map((driver, index) => ({
    field: driverField(index, 'licenceNumber'),
    question: driverLicenceNumber(driver, purchase.mustGiveLicences),
    asking: { ...here, subject: driver },
  }))
  const all: readonly PlacedQuestion[] = [
    ...beforeLicences.map(placed),
    proposer,
    ...drivers,
    ...afterLicences.map(placed),
  ]
  return all.filter(({ question, asking }) => isAsked(question, asking))
}

/** The additional drivers who count: a "no" to other drivers may leave the list in place (D-035). */
export function driversBought({ proposerDetails, additionalDrivers }: Answers): Answers['additionalDrivers'] {
  return proposerDetails.hasAdditionalDriver === true ? additionalDrivers : []
}
