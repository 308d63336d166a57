import { creditTerms } from '../credit-terms'
import type { CreditTold, Point } from '../credit-told'

const { noticeWorkingDays, ombudsmanMonths, quoteKeptMonths } = creditTerms

/** How the payments are looked after, and who looks after the lender (CON-24 to CON-26, SEC-07, D-188). */
export function additionalInformation({ firm, lender }: CreditTold): readonly Point[] {
  return [
    {
      name: 'Before money is taken',
      words: `The lender tells you the amount and the date about ${noticeWorkingDays} working days in advance.`,
    },
    {
      name: 'Another payment date',
      words: `You may change the day you pay, with at least ${noticeWorkingDays} working days' notice.`,
    },
    {
      name: 'Another bank account',
      words: 'Changed bank details are accepted only from the named account holder.',
    },
    {
      name: 'Ending the Direct Debit',
      words:
        'Stopping the Direct Debit ends neither your policy nor the agreement. Speak to us first, or payments are missed.',
    },
    {
      name: 'If your policy ends early',
      words:
        'What is left to repay is due. A refund of your premium goes towards it first, and you receive the rest.',
    },
    {
      name: 'Your details',
      words: `We keep what belongs to a quote for ${quoteKeptMonths} months. Bank details are stored encrypted, never in your browser.`,
    },
    {
      name: 'Complaints',
      words: `Tell ${firm.name} or ${lender.name} first. If the answer does not satisfy you, you may take it to the Financial Ombudsman Service, free of charge, within ${ombudsmanMonths} months of that answer.`,
    },
  ]
}
