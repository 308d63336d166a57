import { type Scheme, schemeOf } from './card-number.ts'

/** Why a bank, or the provider before it, refuses. */
export type Refusal =
  | 'declined'
  | 'insufficient-funds'
  | 'expired-card'
  | 'processing-error'
  | 'authentication-failed'
  | 'authentication-required'
  | 'duplicate'

export type Outcome = 'approved' | 'declined' | 'insufficient-funds' | 'processing-error'
/** Whether the bank challenges its cardholder, authenticates without a challenge, or fails immediately. */
export type Authentication = 'frictionless' | 'challenge' | 'fails'

export type Behaviour = {
  outcome: Outcome
  authentication: Authentication
  /** The outcome once the card is saved, if it differs: accepted today, refused at the renewal. */
  onceSaved?: Outcome | undefined
}
export type CardNote = Behaviour & { number: string; scheme: Scheme; country: 'GB' | 'US'; what: string }

const good = { outcome: 'approved', authentication: 'frictionless', country: 'GB' } as const

/** Published test numbers that belong to no cardholder. Each fails for its own reason only, so all but one are UK issued. */
export const cardNotes: readonly CardNote[] = [
  { ...good, number: '4000008260000000', scheme: 'visa', what: 'Visa, UK issued, approved.' },
  { ...good, number: '5555558265554449', scheme: 'mastercard', what: 'Mastercard, UK issued, approved.' },
  {
    ...good,
    number: '4242424242424242',
    scheme: 'visa',
    country: 'US',
    what: 'Visa, not UK issued. We accept only UK cards.',
  },
  {
    ...good,
    number: '378282246310005',
    scheme: 'amex',
    what: 'American Express, a scheme we do not accept.',
  },
  {
    ...good,
    number: '4000000000000002',
    scheme: 'visa',
    outcome: 'declined',
    what: 'The bank declines the payment.',
  },
  {
    ...good,
    number: '4000000000009995',
    scheme: 'visa',
    outcome: 'insufficient-funds',
    what: 'Not enough money on the card.',
  },
  {
    ...good,
    number: '4000000000000119',
    scheme: 'visa',
    outcome: 'processing-error',
    what: 'The bank cannot be reached: a processing error.',
  },
  {
    ...good,
    number: '4000002760003184',
    scheme: 'visa',
    authentication: 'challenge',
    what: '3-D Secure challenge: approve, fail or leave on the bank’s page.',
  },
  {
    ...good,
    number: '4000000000002925',
    scheme: 'visa',
    authentication: 'fails',
    what: '3-D Secure fails without a challenge; liability does not shift.',
  },
  {
    ...good,
    number: '4000000000000341',
    scheme: 'visa',
    onceSaved: 'declined',
    what: 'Approved when typed in; declined when the saved card is charged later, for example at a renewal.',
  },
]

/** The behaviour of a number: as in the table, or else approved and UK issued, with the scheme of its range. */
export function cardOf(digits: string): Omit<CardNote, 'number' | 'what'> {
  const note = cardNotes.find(({ number }) => number === digits)
  if (note === undefined) return { ...good, scheme: schemeOf(digits) }
  const { scheme, country, outcome, authentication, onceSaved } = note
  return { scheme, country, outcome, authentication, onceSaved }
}
