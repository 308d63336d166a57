import type { AnySubject, Asking } from '../questions/asking.ts'
import { address, linesOf, mustBeAddress } from '../questions/kinds/address.ts'
import { valuedChoice } from '../questions/kinds/choice.ts'
import { email, mustBeName, nameOf } from '../questions/kinds/text.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../questions/kinds/yes-no.ts'
import { nameOfPerson } from '../questions/people/rules.ts'
import { type AnyQuestion, type FieldError, formQuestion, isAsked } from '../questions/question.ts'
import { readSubject, type TypedAnswers } from '../questions/read-subject.ts'
import type { Address } from '../values/address.ts'
import { parseEmail } from '../values/email.ts'
import { refused } from '../values/result.ts'

/** Reads the fields of the card form into answers, with their errors in page order. */
export function readBilling(
  typed: TypedAnswers,
  billing: Billing,
): { values: BillingDetails; fieldErrors: readonly (FieldError & { field: string })[] } {
  const { terms, answers, today } = billing
  const boxes = billingQuestions.map(({ name }) => [name, typed[billingField(name)]] as const)
  const { subject, fieldErrors } = readSubject(billingQuestions, Object.fromEntries(boxes), {
    terms,
    answers,
    today,
    subject: billingAtFirst(billing),
  })
  return {
    values: Object.fromEntries(Object.entries(subject)),
    fieldErrors: fieldErrors.map(({ name, key, message }) => ({ field: `billing.${name}`, key, message })),
  }
}

/** The card form except for the card itself, which only the provider sees (DAT-30, T27). */
export type BillingDetails = {
  /** Whether the card is the policy holder's own, at their home address (CRD-05). */
  billingDetails?: boolean
  cardholderFirstName?: string
  cardholderLastName?: string
  cardholderEmail?: string
  cardholderAddress?: Address
  /** The provider saves the card for later payments (CRD-04, D-201). */
  saveCard?: boolean
}

/** The circumstances in which the card form is filled in. */
export type Billing = Pick<Asking<unknown>, 'terms' | 'answers' | 'today'> & {
  /** An address that was found or entered in full, so no longer the text of a field. */
  address?: Address | undefined
}

/** A question of the form with the place of its answer: "billing.cardholderEmail". */
export type PlacedBillingQuestion = { field: string; question: AnyQuestion; asking: Asking<AnySubject> }

/** The home address is offered, and another is asked for only after a no (CRD-05, CRD-06). */
export const sameAddress = formQuestion<BillingDetails>()({
  name: 'billingDetails',
  kind: yesNo,
  label: 'Is your billing address the same as your home address?',
  hint: ({ answers }) => {
    const { address } = answers.proposerDetails
    const known = [nameOfPerson(answers.proposerDetails) ?? '', ...(address ? linesOf(address) : [])]
    return `${known.join(', ')}. Choose No if it's someone else's card.`
  },
  validate: mustBeAnswered({
    key: 'billingDetailsRequired',
    message: 'Please choose whether your billing address is the same as your home address',
  }),
  summary: yesOrNo,
})

const first = "the cardholder's first name"

/** Letters, spaces, apostrophes, dots and hyphens, as in every name (CRD-06, YOU-03). */
const cardholderFirstName = formQuestion<BillingDetails>()({
  name: 'cardholderFirstName',
  kind: nameOf(first),
  label: `What is ${first}?`,
  isAsked: isOther,
  validate: mustBeName(first),
  summary: (name) => name,
})
const last = "the cardholder's last name"

const cardholderLastName = formQuestion<BillingDetails>()({
  name: 'cardholderLastName',
  kind: nameOf(last),
  label: `What is ${last}?`,
  isAsked: isOther,
  validate: mustBeName(last),
  summary: (name) => name,
})

/** This form has its own message for each error (CRD-07). */
const cardholderEmail = formQuestion<BillingDetails>()({
  name: 'cardholderEmail',
  kind: {
    ...email,
    read(typed, asking) {
      const read = email.read(typed, asking)
      return read.ok ? read : refused(notValid.key, notValid.message)
    },
  },
  label: "What is the cardholder's email address?",
  isAsked: isOther,
  validate(address) {
    const checked = parseEmail(typeof address === 'string' ? address : '')
    if (checked.ok) return undefined
    return checked.key === 'emailMissing' ? missing : notValid
  },
  summary: (address) => address,
})

/** Looked up or entered manually, like any address (CRD-05, CRD-07, ADR-08). */
const cardholderAddress = formQuestion<BillingDetails>()({
  name: 'cardholderAddress',
  kind: address,
  label: 'What is the billing address of the card?',
  isAsked: isOther,
  validate: mustBeAddress({ key: 'addressRequired', message: 'Please enter your address' }),
  summary: (billingAddress) => linesOf(billingAddress).join(', '),
})

const choices = [
  { code: 'save', desc: 'Save my card', saves: true },
  { code: 'dont-save', desc: "Don't save my card", saves: false },
] as const

/** Preselected, as specified; the hint says what saving means, so that the customer can choose (CRD-04, D-201). */
const saveCard = formQuestion<BillingDetails>()({
  name: 'saveCard',
  kind: valuedChoice(choices, ({ saves }) => saves),
  label: 'Save this card?',
  hint: "Our payment provider stores it, not us. It's used only for payments you've agreed to, and you can ask us to remove it at any time.",
  validate: (saves) =>
    typeof saves === 'boolean'
      ? undefined
      : { key: 'saveCardRequired', message: 'Please choose whether we should save your card' },
  summary: (saves) => (saves ? 'Save' : "Don't save"),
})

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

/** The form before anything is typed. */
function billingAtFirst({ address }: Billing): BillingDetails {
  return { saveCard: true, ...(address && { cardholderAddress: address }) }
}

/** The questions that apply, given the answers so far. */
export function askedOfBilling(so: BillingDetails, billing: Billing): readonly PlacedBillingQuestion[] {
  const { terms, answers, today } = billing
  const asking = { terms, answers, today, subject: so }
  return billingQuestions
    .map((question) => ({ field: billingField(question.name), question, asking }))
    .filter(({ question }) => isAsked(question, asking))
}

/** The card is another person's or registered at another address, so name and address are asked (CRD-05). */
function isOther({ subject }: Pick<Asking<BillingDetails>, 'subject'>): boolean {
  return subject.billingDetails === false
}

const missing: FieldError = { key: 'emailMissing', message: 'Email address is a required field' }
const notValid: FieldError = { key: 'emailNotValid', message: 'Please enter a valid email address' }

/** A restarted policy with automatic renewal is paid from the saved card, so the card must be saved (CRD-12). */
export function mustSaveCard(policy: { isRestart: boolean; automaticRenewal: boolean }): boolean {
  return policy.isRestart && policy.automaticRenewal
}
