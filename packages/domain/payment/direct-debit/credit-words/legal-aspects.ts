import { creditTerms } from '../credit-terms'
import type { CreditTold, Point } from '../credit-told'

const { withdrawalDays, defaultNoticeDays, postCountsAfterHours } = creditTerms

/** The rights that come with the agreement, and what the lender may do (CON-24, CON-29). */
export function legalAspects({ lender }: CreditTold): readonly Point[] {
  return [
    {
      name: 'Changing your mind',
      words: `You may withdraw from the credit agreement within ${withdrawalDays} days, without giving a reason. Tell ${lender.name} by phone, email or post, and repay the credit. Your policy then has to be paid for in another way.`,
    },
    {
      name: 'Repaying early',
      words:
        'You may repay at any time, all of it or a part. The interest that is not due yet becomes less, and there is nothing extra to pay.',
    },
    {
      name: 'If you fall behind',
      words: `Before the lender ends the agreement it sends you a default notice, and you have at least ${defaultNoticeDays} days to put things right.`,
    },
    {
      name: 'Letters',
      words: `A notice sent by post counts as received after ${postCountsAfterHours} hours.`,
    },
    {
      name: 'Credit checks',
      words:
        'If credit is refused because of what a credit reference agency said, the lender tells you so at once, free of charge, and which agency it was.',
    },
    {
      name: 'Your copy',
      words:
        'You can download the draft agreement on this page, free of charge, and you receive a copy of the agreement once it is made.',
    },
    {
      name: 'How long this information is good',
      words:
        'From the day your price was worked out to the end of the next day. After that you need it afresh before you accept.',
    },
  ]
}
