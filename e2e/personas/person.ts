import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import type { Excess } from '@milepost/domain/quote/excess'
import type { Pence } from '@milepost/domain/values/pence'
import type { Persona } from './persona.ts'

/** How a person arrives. */
export type Arrival =
  | 'by themselves'
  | 'from a comparison site'
  | 'after a cancellation'
  | 'with a saved quote'

/** How a person pays. */
export type Payment = {
  by: 'card' | 'wallet' | 'account' | 'direct debit'
  term: 'year' | '30 days'
  /** Thirty days that renew automatically. */
  renews: boolean
}

/** Their card: see the sandbox's console. */
export type Card = 'Visa' | 'Mastercard' | 'Visa, which asks its bank' | 'declined, then Visa'

/** The card provider's form: a drop-in, or separate fields in our page. */
export type CardPage = 'drop-in' | 'separate fields'

/** The amounts of monthly payment. */
export type MonthlyPrice = { deposit: Pence; first: Pence; standard: Pence; total: Pence }

/** The expected result of a person; what is left out is not checked. */
export type Expected = {
  endsOn: Ending
  inFull: Pence | undefined
  thirtyDays: Pence | undefined
  monthly: MonthlyPrice | 'not offered' | undefined
  excesses: readonly Excess[] | undefined
  endorsements: readonly string[] | undefined
  cardPage: CardPage | undefined
  /** Text on the last page. */
  lastPageTexts: readonly string[]
  documents: readonly string[] | undefined
  mail: readonly string[] | undefined
}

export const nothingExpected: Omit<Expected, 'endsOn'> = {
  inFull: undefined,
  thirtyDays: undefined,
  monthly: undefined,
  excesses: undefined,
  endorsements: undefined,
  cardPage: undefined,
  lastPageTexts: [],
  documents: undefined,
  mail: undefined,
}

/** The pages where a visit may end, by the names that the files use. */
export const endings = {
  'Thank you': { path: '/thank-you', heading: /^Thank you, / },
  'Policy restarted': { path: '/restart-thank-you', heading: /^Thank you, / },
  Results: { path: '/results', heading: /here's your quote/ },
  Declined: { path: '/summary', heading: "Sorry, we can't offer you a quote" },
  Referred: { path: '/referral', heading: "Sorry, we can't offer you a quote" },
  'Quote locked': { path: '/quote-locked', heading: 'Sorry, a member of our team is reviewing your quote' },
  'First page': { path: '/quote/vehicle-details', heading: /./ },
} as const satisfies Record<string, { path: string; heading: string | RegExp }>

export type Ending = keyof typeof endings

/** The endings after a purchase. */
export function hasBought(endsOn: Ending): boolean {
  return endsOn === 'Thank you' || endsOn === 'Policy restarted'
}

/** A whole person, from the first screen to their documents. */
export type Person = Persona & {
  file: string
  proves: readonly string[]
  registration: string
  arrives: Arrival
  extras: readonly { code: AddOnCode; title: string }[]
  pays: Payment | undefined
  card: Card
  expected: Expected
}
