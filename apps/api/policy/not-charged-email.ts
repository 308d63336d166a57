import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import type { VoidReason } from '../payment/ports'
import { renderEmail } from '../platform/email/email-template'
import type { EmailContent } from '../platform/email/ports'

export type NotChargedDetails = {
  journey: JourneyId
  /** The amount authorised on the card, by which the customer recognises it on a statement. */
  amount: Pence
  /** Why it was voided; unknown when reconciliation found it. */
  because: VoidReason | undefined
}

/** Tells a customer that their payment failed, before they drive uninsured (F2, safety K8). */
export function notChargedEmail({ journey, amount, because }: NotChargedDetails): EmailContent {
  const firm = firmOf(journeys[journey].brand)
  const { why, now, isInsured } = (because && reasons[because]) ?? unknown
  const price = formatPence(amount)
  return renderEmail({
    firm,
    subject: `Your ${isInsured ? 'second ' : ''}payment to ${firm.name} was not taken`,
    heading: isInsured ? 'No money was taken twice' : 'No money was taken, and you are not insured',
    parts: [
      isInsured
        ? `Your second payment to ${firm.name}, of ${price}, was not needed, so we have not taken it.`
        : `Your payment of ${price} to ${firm.name} did not lead to a policy. We have not taken it, and this quote does not insure you. Please do not drive the vehicle unless you have other insurance for it.`,
      why,
      'Your bank may show the payment as pending for a few days. It then disappears by itself: you need do nothing about it.',
      { title: 'What to do now' },
      now,
      `If you would rather talk to somebody, call ${firm.phone.display}.`,
    ],
  })
}

type Reason = { why: string; now: string; isInsured: boolean }

const PAY_AGAIN = 'If you still want this cover, open your quote, check the price and pay again.'
const CALL = 'Please call us. We can see your quote, and tell you what we can do.'

const unknown: Reason = {
  why: 'Something went wrong after your bank had agreed and before we could make your policy. We are sorry about that.',
  now: PAY_AGAIN,
  isInsured: false,
}

const reasons: Readonly<Record<VoidReason, Reason>> = {
  'taken-up': {
    why: 'The same quote had already been bought with another payment. That policy is in place: we have sent its number and documents in an email of their own.',
    now: 'Nothing. One policy is all you need.',
    isInsured: true,
  },
  expired: {
    why: 'The time to pay at this price had run out before your bank agreed to it.',
    now: PAY_AGAIN,
    isInsured: false,
  },
  mismatch: {
    why: 'Your quote, or its price, changed while you were paying. Nobody pays us for something they did not see.',
    now: PAY_AGAIN,
    isInsured: false,
  },
  'start-passed': {
    why: 'The time you chose for cover to start had passed before your bank agreed to the payment. Cover never starts in the past.',
    now: 'If you still want this cover, open your quote, choose a new start and pay again.',
    isInsured: false,
  },
  locked: {
    why: 'Your quote is being looked at by our team and cannot be bought just now.',
    now: CALL,
    isInsured: false,
  },
  declined: { why: 'We cannot offer this cover on what we now know.', now: CALL, isInsured: false },
  referred: {
    why: 'Somebody here has to look at your quote before it can be bought.',
    now: CALL,
    isInsured: false,
  },
  'not-wanted': unknown,
}
