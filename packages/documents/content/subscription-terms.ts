import { THIRTY_DAY_NO_CLAIMS } from '@milepost/domain/quote/no-claims-section'
import { totalOf } from '@milepost/domain/quote/price'
import { subscriptionRenewal } from '@milepost/domain/renewal/subscription'
import {
  subscriptionBenefits,
  subscriptionExclusion,
  subscriptionKeyInformation,
} from '@milepost/domain/renewal/subscription-words'
import { formatPence } from '@milepost/domain/values/pence'
import { answers, callout, type DocumentContent, list, paragraph, section, strong } from '../pdf/blocks.ts'
import { quoteDocument } from '../phrases/document-header.ts'
import { moment } from '../phrases/format.ts'
import { cancelling } from '../phrases/rights.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'

/** What a thirty-day policy is and is not (SUB-03, SUB-06 to SUB-08, RST-06, RST-07, RST-11, RST-12). */
export function subscriptionTerms(quote: QuoteDocumentData): DocumentContent {
  const { option, period, terms } = quote
  const renewal = subscriptionRenewal(period.to.date)
  return quoteDocument(quote, '30-Day Subscription Policy', [
    paragraph(`Terms of your ${terms.name.toLowerCase()} for 30 days at a time.`, 'lead'),
    callout(
      'warning',
      `${subscriptionExclusion.name} is not covered`,
      paragraph(subscriptionExclusion.words),
    ),
    section(
      'Each policy',
      answers(
        [
          ['Starts', moment(period.from)],
          ['Ends', moment(period.to)],
          ['Price', formatPence(totalOf(option.price))],
          ['Insurance premium tax in the price', formatPence(option.price.ipt)],
          ['Administration fee in the price, not refundable', formatPence(option.price.fee)],
        ],
        0.52,
      ),
    ),
    section('Benefits', list(subscriptionBenefits.map(named))),
    section(
      'Key information',
      list([...subscriptionKeyInformation(renewal).map(named), THIRTY_DAY_NO_CLAIMS]),
    ),
    section(
      'The next 30 days',
      list([
        'Each policy is a new contract.',
        "If the payment fails we'll tell you, and your cover will end when the policy does.",
        'To stop it renewing, tell us before the payment is taken.',
      ]),
    ),
    section('Cancelling', list(cancelling(quote))),
  ])
}

function named({ name, words }: { name: string; words: string }) {
  return [strong(`${name}. `), words]
}
