import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { addDays, formatDate } from '@milepost/domain/values/local-date'
import { clockTime, londonTime } from '@milepost/domain/values/london-time'
import { agreementParts, agreementTitle } from '../credit/agreement-parts'
import { type CreditFacts, creditOf } from '../credit/credit-facts'
import { answers, type Block, callout, type Paper, paragraph, section } from '../pdf/blocks'
import { longDate } from '../words/time-in-words'
import type { Credit, PolicyFacts } from './policy-facts'
import { policyPaper } from './policy-paper'

/** The customer's copy of the agreement once it is made, with its signatures (Consumer Credit Act 1974, section 61A). */
export function signedCreditAgreement(facts: PolicyFacts): Paper {
  const { credit: accepted } = facts
  if (!accepted) throw new Error('This policy is not paid on credit')
  const credit = creditOf(facts, facts.issuedAt)
  const blocks: readonly Block[] = [
    callout(
      'note',
      'Your copy, to keep',
      paragraph(
        `This agreement was made on ${longDate(credit.madeOn)}. You can withdraw from it until the end of ${longDate(addDays(credit.madeOn, creditTerms.withdrawalDays))}, and later if you received this copy later.`,
      ),
    ),
    ...agreementParts(facts, credit),
    section('Signatures', ...signatures(facts, credit, accepted)),
  ]
  return {
    ...policyPaper(facts, agreementTitle.title, blocks),
    ...agreementTitle,
    author: credit.lender.name,
    foot: credit.lender.regulation,
  }
}

/** A tick is a signature where both sides mean it as one; its words are those of the page (DDM-03). */
function signatures(
  { holder, issuedAt }: PolicyFacts,
  { lender }: CreditFacts,
  { acceptedOn, acceptedAt }: Credit,
): readonly Block[] {
  return [
    paragraph('This is a credit agreement regulated by the Consumer Credit Act 1974.'),
    answers(
      [
        [
          'You',
          `${holder.name}. Signed electronically ${signedAt(acceptedAt)}, by ticking "I accept on ${formatDate(acceptedOn)}".`,
        ],
        ['We', `${lender.name}. Signed electronically ${signedAt(issuedAt)}.`],
      ],
      0.2,
    ),
  ]
}

/** "on 15 November 2026 at 11:00" */
function signedAt(instant: Date): string {
  const time = londonTime(instant)
  return `on ${longDate(time.date)} at ${clockTime(time)}`
}
