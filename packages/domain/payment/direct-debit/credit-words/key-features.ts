import { formatPence } from '../../../values/pence'
import { repaymentsInWords } from '../../representative-example'
import { creditTerms } from '../credit-terms'
import type { CreditTold, Point } from '../credit-told'

/** What sort of credit it is, and how much of it (CON-18, JRN-12). */
export function keyFeatures({ plan, firm, lender }: CreditTold): readonly Point[] {
  return [
    {
      name: 'What it is',
      words:
        'A fixed sum loan that pays for your insurance, regulated by the Consumer Credit Act 1974. It is for people of 18 or over.',
    },
    {
      name: 'Who lends',
      words: `${lender.name}. ${firm.name} arranges the loan: it is a credit broker linked to the lender, and not a lender itself.`,
    },
    { name: 'Amount of credit', words: formatPence(plan.credit) },
    {
      name: 'How you receive it',
      words: `${creditTerms.begins}, the lender pays it to ${firm.name}. You do not receive it yourself.`,
    },
    {
      name: 'How long it runs',
      words: `${plan.instalments} months. Your policy lasts ${creditTerms.policyMonths}.`,
    },
    {
      name: 'What you repay',
      words: `${repaymentsInWords(plan)}, by Direct Debit, after ${formatPence(plan.upFront)} when you buy.`,
    },
    { name: 'Total you pay', words: formatPence(plan.totalPayable) },
  ]
}
