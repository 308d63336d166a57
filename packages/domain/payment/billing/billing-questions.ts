import type { AnySubject, Asking } from '../../questions/asking'
import { type AnyQuestion, isAsked } from '../../questions/question'
import type { Address } from '../../values/address'
import type { BillingDetails } from './billing-details'
import { cardholderAddress } from './cardholder-address'
import { cardholderEmail } from './cardholder-email'
import { cardholderFirstName, cardholderLastName } from './cardholder-name'
import { sameAddress } from './same-address'
import { saveCard } from './save-card'

/** Where and when the card form is filled in. */
export type Billing = Pick<Asking<unknown>, 'terms' | 'answers' | 'today'> & {
  /** An address that was found or written to its end, which is no text of a box any more. */
  address?: Address | undefined
}

/** A question of the form with the place of its answer: "billing.cardholderEmail". */
export type PlacedBillingQuestion = { field: string; question: AnyQuestion; asking: Asking<AnySubject> }

/** In the order of the page (CRD-05, CRD-04). */
export const billingQuestions = [
  sameAddress,
  cardholderFirstName,
  cardholderLastName,
  cardholderEmail,
  cardholderAddress,
  saveCard,
] as const satisfies readonly { name: keyof BillingDetails }[]

export function billingField(name: keyof BillingDetails): string {
  return `billing.${name}`
}

/** As the form stands before anything is typed. */
export function billingAtFirst({ address }: Billing): BillingDetails {
  return { saveCard: true, ...(address && { cardholderAddress: address }) }
}

/** The questions asked of somebody whose answers so far are these. */
export function askedOfBilling(so: BillingDetails, billing: Billing): readonly PlacedBillingQuestion[] {
  const { terms, answers, today } = billing
  const asking = { terms, answers, today, subject: so }
  return billingQuestions
    .map((question) => ({ field: billingField(question.name), question, asking }))
    .filter(({ question }) => isAsked(question, asking))
}
