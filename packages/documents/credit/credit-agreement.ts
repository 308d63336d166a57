import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { answers, type Block, type Paper, paragraph, section } from '../pdf/blocks'
import type { QuoteFacts } from '../quote-facts'
import { lowered } from '../words/first-letter'
import { paperOf } from '../words/paper-of'
import { longDate } from '../words/time-in-words'
import { agreementParts, agreementTitle } from './agreement-parts'
import { type CreditFacts, creditOf } from './credit-facts'

/** The agreement as it is offered, to be read before it is accepted (DDM-03, D-189). */
export function creditAgreement(facts: QuoteFacts): Paper {
  const credit = creditOf(facts)
  const blocks = [...agreementParts(facts, credit), section('Signature', ...signature(facts, credit))]
  return {
    ...paperOf(facts, agreementTitle.title, blocks),
    ...agreementTitle,
    foot: credit.lender.regulation,
  }
}

/** Accepted by a tick on the page (DDM-03); the copy the customer keeps says so. */
function signature({ holder }: QuoteFacts, { lender, validUntil }: CreditFacts): readonly Block[] {
  return [
    paragraph(
      'This is a credit agreement regulated by the Consumer Credit Act 1974. Accept it only if you want to be legally bound by its terms.',
    ),
    answers(
      [
        ['You', `${holder.name}, by ticking "I accept" when you buy`],
        ['We', `${lender.name}, ${lowered(creditTerms.begins)}`],
        ['To be accepted by', `the end of ${longDate(validUntil)}`],
      ],
      0.32,
    ),
    paragraph('You receive a copy of this agreement when it is made.', 'small'),
  ]
}
