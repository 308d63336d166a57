import { totalOf } from '@milepost/domain/outcome/price'
import { formatPence } from '@milepost/domain/values/pence'
import { answers, callout, list, type Paper, paragraph, section } from './paper/blocks'
import type { QuoteFacts } from './quote-facts'
import { paperOf } from './words/paper-of'
import { cancelling } from './words/rights'
import { moment } from './words/time-in-words'

/** What a policy of thirty days is and is not (SUB-03, SUB-06 to SUB-08, RST-06, RST-07, RST-11, RST-12). */
export function subscriptionTerms(facts: QuoteFacts): Paper {
  const { option, period, terms } = facts
  return paperOf(facts, '30-Day Subscription Policy', [
    paragraph(`Terms of your ${terms.name.toLowerCase()} for thirty days at a time.`, 'lead'),
    callout(
      'warning',
      'Release of Vehicle from Impound is not covered',
      paragraph('This policy cannot be used to release a vehicle that has been impounded.'),
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
    section(
      'What you gain',
      list([
        'Immediate and flexible cover.',
        'No cancellation charge. You can cancel at any time.',
        'No credit agreement, no credit check and no monthly interest: each policy is paid in full by card.',
        'The price stays the same for 12 policies in a row, as long as your details do not change.',
      ]),
    ),
    section(
      'What to know',
      list([
        'Nothing can be changed once the thirty days have started.',
        'There are no optional extras.',
        'No claims discount cannot be earned on it, except after 12 policies of thirty days in a row.',
      ]),
    ),
    section(
      'The next thirty days',
      list([
        'Each policy is a new contract. It follows by itself only if you ask for that and save your card.',
        'We email you about seven days before a policy ends, and take the payment from your card a day before it ends.',
        'If the payment fails we tell you, and cover ends when the policy does.',
        'To stop it, tell us before the payment is taken.',
      ]),
    ),
    section('Cancelling', list(cancelling(facts))),
  ])
}
