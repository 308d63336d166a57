import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'

export type PaymentRefundedDetails = {
  journey: JourneyId
  reference: string
  amount: Pence
  /** Another payment bought this quote. */
  isInsured: boolean
  /** Where the customer opens the quote again, after the security questions. */
  retrievalAddress: string | undefined
}

/** Tells a customer that all of a payment that was taken went back to their card, because it bought no policy (F2, F6). */
export function paymentRefundedEmail(details: PaymentRefundedDetails): EmailContent {
  const { journey, reference, amount, isInsured, retrievalAddress } = details
  const firm = firmOf(journeys[journey].brand)
  const price = formatPence(amount)
  return renderEmail({
    journey,
    isBadNews: true,
    subject: `We've refunded your ${isInsured ? 'second ' : ''}payment to ${firm.name}`,
    heading: isInsured
      ? "We've refunded your second payment"
      : "We've refunded your payment, and you are not insured",
    intro: isInsured
      ? [
          `You had already bought this quote, so you didn't need to pay ${firm.name} again. We've refunded your second payment of ${price} to your card.`,
          "Your policy is active, and you don't need to do anything.",
        ]
      : [
          `We took your payment of ${price} but couldn't set up your policy. We're sorry. We've refunded all of it to your card.`,
          "Please don't drive the vehicle unless you have other insurance for it.",
        ],
    card: [
      ['Quote reference', reference],
      ['Payment', `${price}, refunded`],
      ['Insured', isInsured ? 'Yes, by your first payment' : 'No'],
    ],
    button:
      isInsured || retrievalAddress === undefined
        ? undefined
        : { label: 'Open my quote', address: retrievalAddress },
    parts: [
      'Banks can take up to five working days to show a refund.',
      ...(isInsured
        ? []
        : [
            { title: 'What to do now' },
            'If you still want this cover, open your quote, check the price and pay again.',
          ]),
      `If you'd rather talk to someone, call ${firm.phone.display}.`,
    ],
  })
}
