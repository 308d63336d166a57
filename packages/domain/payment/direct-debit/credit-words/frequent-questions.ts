import { formatPence } from '../../../values/pence'
import { creditTerms } from '../credit-terms'
import type { CreditTold, Point } from '../credit-told'

/** What customers ask. */
export function frequentQuestions({ plan, firm, lender }: CreditTold): readonly Point[] {
  return [
    {
      name: 'Do I have to pay monthly?',
      words:
        plan.interest > 0
          ? `No. Paying in full by card costs ${formatPence(plan.interest)} less, and needs no credit agreement.`
          : 'No. You can pay in full by card, which needs no credit agreement.',
    },
    {
      name: 'Can somebody else pay for me?',
      words:
        'Not by Direct Debit: the account must be in your own name, and you must be the only person needed to authorise payments from it.',
    },
    {
      name: 'What if a payment falls on a weekend or a bank holiday?',
      words: 'It is taken on the next working day.',
    },
    {
      name: 'What if I cannot make a payment?',
      words: `Call ${lender.name} before it is due. It is easier to help you then, and a missed payment costs ${formatPence(creditTerms.latePayment)}.`,
    },
    {
      name: 'Whose name is on my bank statement?',
      words: `${lender.name}, who collects the payments for the policy you bought from ${firm.name}.`,
    },
    {
      name: 'When does the loan begin?',
      words: `${creditTerms.begins}. Nothing is lent or collected before that.`,
    },
  ]
}
