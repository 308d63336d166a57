import * as z from 'zod/mini'
import { call } from '../../call'
import { coverMomentInput } from '../../entities/cover-moment'
import { priceChange } from '../../entities/price-receipt'
import { underwritingOutcome } from '../../entities/underwriting-outcome'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { levelOfCover } from '../../wire/cover-fields'
import { pounds, wholeNumber } from '../../wire/fields'
import { outcomeId, quoteReference } from '../../wire/identifiers'
import { given, listOf, sent } from '../../wire/objects'

/** Up to three stand side by side on the page. */
const MOST_TRIES = 3

/** What can be moved on the page of results; what is left out stays as answered. */
export const quoteTry = sent({
  levelOfCover: z.optional(levelOfCover),
  voluntaryExcess: z.optional(pounds),
  annualMileage: z.optional(wholeNumber(0, 999_999)),
  effectiveFrom: z.optional(coverMomentInput),
})

/** Prices what would be, and changes nothing: to keep one, the quote is rated with the answers changed. */
export const previewQuote = call({
  name: 'PreviewQuote',
  requirement: 'RES-08',
  summary: 'Prices a quote as it would be with other cover, without changing it.',
  description: 'Up to three variations at once. To keep one, rate the quote with the answers changed.',
  access: 'session',
  method: 'POST',
  path: '/api/v1/Quote/PreviewQuote',
  body: sent({
    quoteReference,
    underwritingResponseId: outcomeId,
    tries: listOf(quoteTry, MOST_TRIES).check(z.minLength(1, 'Send at least 1 entry')),
  }),
  replies: {
    200: given({ previews: z.array(given({ underwritingOutcome, change: z.optional(priceChange) })) }),
  },
  problems: { 404: quoteNotFound, 409: [...quoteClosed, 'QUOTE_MISMATCH'] },
})
