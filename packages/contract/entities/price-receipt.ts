import * as z from 'zod/mini'
import { describedAs } from '../wire/described'
import { oneOf, text, wholeNumber, wholePence } from '../wire/fields'
import { given, said } from '../wire/objects'

/** Pounds that may be taken off as well as added. */
export const signedPounds = describedAs(
  z.number(said('an amount in pounds')).check(wholePence),
  'pounds sterling with at most 2 decimals, below 0 where something is taken off',
)

/** One line of a price explained: what it is about, in the customer's words, and what it adds or takes off. */
const receiptLine = given({
  kind: oneOf(['base', 'factor', 'minimum', 'tax', 'extra', 'fee']),
  group: oneOf(['start', 'you', 'vehicle', 'use', 'cover', 'charges']),
  title: text(200),
  words: text(300, 0),
  amount: signedPounds,
})

/** What moved a price from one figure to another; the causes add up to the difference. */
export const priceChange = given({
  before: signedPounds,
  after: signedPounds,
  causes: z.array(given({ title: text(200), words: text(300, 0), amount: signedPounds })),
})

/** The price as a receipt: the lines add up to the total. */
export const priceReceipt = given({
  lines: z.array(receiptLine),
  /** How many things were looked at that moved nothing; they have no line. */
  unmoved: wholeNumber(0, 1000),
  /** On whose risk the price is based, where several drive. */
  basedOn: z.optional(text(200)),
  total: signedPounds,
  /** Since the price before this one, when there was one. */
  change: z.optional(priceChange),
})
