import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import type { VoidReason } from '../attempt/ports.ts'

export type NotChargedDetails = {
  journey: JourneyId
  reference: string
  /** The amount authorised on the card, by which the customer recognises it on a statement. */
  amount: Pence
  /** Why it was voided; unknown when reconciliation found it. */
  because: VoidReason | undefined
  /** Where the customer opens the quote again, after the security questions. */
  retrievalAddress: string | undefined
}

/** Tells a customer that their payment failed, before they drive uninsured (F2, safety K8). */
export function notChargedEmail({
  journey,
  reference,
  amount,
  because,
  retrievalAddress,
}: NotChargedDetails): EmailContent {
  const firm = firmOf(journeys[journey].brand)
  const { why, now, isInsured } = (because && reasons[because]) ?? unknown
  const price = formatPence(amount)
  return renderEmail({
    journey,
    isBadNews: true,
    subject: `Your ${isInsured ? 'second ' : ''}payment to ${firm.name} was not taken`,
    heading: isInsured ? 'You were only charged once' : 'Your payment was not taken, and you are not insured',
    intro: [
      isInsured
        ? `You didn't need to pay ${firm.name} again, so we haven't taken your second payment of ${price}.`
        : `Your payment of ${price} to ${firm.name} didn't go through, and you don't have a policy. We haven't taken any money. Please don't drive the vehicle unless you have other insurance for it.`,
      why,
    ],
    card: [
      ['Quote reference', reference],
      ['Payment', `${price}, not taken`],
      ['Insured', isInsured ? 'Yes, by your first payment' : 'No'],
    ],
    button:
      now === CALL || isInsured || retrievalAddress === undefined
        ? undefined
        : { label: 'Open my quote', address: retrievalAddress },
    parts: [
      "Your bank may show the payment as pending for a few days. It will then disappear, and you don't need to do anything.",
      { title: 'What to do now' },
      now,
      `If you'd rather talk to someone, call ${firm.phone.display}.`,
    ],
  })
}

type Reason = { why: string; now: string; isInsured: boolean }

const PAY_AGAIN = 'If you still want this cover, open your quote, check the price and pay again.'
const CALL = 'Please call us. We can see your quote and tell you what we can do.'

const unknown: Reason = {
  why: "Something went wrong after your bank approved the payment and before we could set up your policy. We're sorry about that.",
  now: PAY_AGAIN,
  isInsured: false,
}

const reasons: Readonly<Record<VoidReason, Reason>> = {
  'taken-up': {
    why: "You had already bought this quote with another payment. That policy is active, and we've sent its number and documents in a separate email.",
    now: "You don't need to do anything. One policy is all you need.",
    isInsured: true,
  },
  expired: {
    why: 'The time to pay at this price ran out before your bank approved the payment.',
    now: PAY_AGAIN,
    isInsured: false,
  },
  mismatch: {
    why: 'Your quote or its price changed while you were paying.',
    now: PAY_AGAIN,
    isInsured: false,
  },
  'start-passed': {
    why: "The start time you chose had passed before your bank approved the payment. Cover can't start in the past.",
    now: 'If you still want this cover, open your quote, choose a new start time and pay again.',
    isInsured: false,
  },
  locked: {
    why: "Our team is reviewing your quote, so you can't buy it at the moment.",
    now: CALL,
    isInsured: false,
  },
  declined: { why: "We can't offer this cover based on what we now know.", now: CALL, isInsured: false },
  referred: {
    why: 'Our team needs to review your quote before you can buy it.',
    now: CALL,
    isInsured: false,
  },
  'not-wanted': unknown,
}
