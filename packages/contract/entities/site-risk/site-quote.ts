import * as z from 'zod/mini'
import { problemCodes } from '../../problem'
import { instant } from '../../wire/dates'
import { oneOf, percent, pounds, text, wholeNumber, yesNo } from '../../wire/fields'
import { quoteReference } from '../../wire/identifiers'
import { given } from '../../wire/objects'

/** Paid by card at once, or by finance over the year; both to the penny, tax and fee included. */
export const sitePrices = given({
  inFull: z.optional(pounds),
  monthly: z.optional(
    given({
      deposit: pounds,
      instalments: wholeNumber(1, 24),
      firstInstalment: pounds,
      instalment: pounds,
      totalPayable: pounds,
      apr: percent,
    }),
  ),
})

const assumption = given({ field: text(200), words: text(200) })

/** What a comparison site is told of a risk it sent. One that is not offered has no prices, no link, and no reasons. */
export const siteQuote = given({
  outcome: oneOf(['offered', 'referred', 'declined']),
  quoteReference,
  expires: instant,
  /** Priced by the description of a vehicle: to be bought, it needs its registration. */
  indication: z.optional(yesNo),
  prices: z.optional(sitePrices),
  /** The same risk for thirty days at a time, where that is sold beside the year. */
  thirtyDay: z.optional(given({ quoteReference, prices: sitePrices })),
  excesses: z.optional(given({ compulsory: pounds, voluntary: pounds, total: pounds })),
  /** Where breakdown cover was wanted and can be had: what it costs, and the prices with it. */
  breakdown: z.optional(given({ price: pounds, prices: sitePrices })),
  /** What was not sent and taken for granted; the customer is asked to check it. */
  assumed: z.array(assumption),
  /** Where the visitor goes from here. It opens the quote, so it is for that visitor only. */
  link: z.optional(text(500)),
})

/** One of many risks: what it was answered, by itself. */
export const siteQuoteOfMany = given({
  idempotencyKey: text(100),
  status: wholeNumber(200, 599),
  quote: z.optional(siteQuote),
  problem: z.optional(
    given({
      code: oneOf(problemCodes),
      message: text(500),
      errors: z.array(given({ field: text(200), message: text(2000) })),
    }),
  ),
})
