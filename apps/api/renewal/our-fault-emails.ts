import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import { policyRows } from '../purchase/emails/rows-of-emails.ts'
import { type AboutPolicy, at, theLaw } from './cover-ends-emails.ts'
import { whyRefused } from './outcome-emails.ts'

/** What went wrong on our side: the two are not the same to a customer who looks for an email (D-278). */
export type OurFault = 'systems' | 'mail'

export const faults: Readonly<Record<OurFault, string>> = {
  systems: "Our systems weren't working when we should have done this.",
  mail: "Our emails weren't being sent when we should have done this.",
}

export type HeldCoverEndsDetails = AboutPolicy & {
  /** The day that cover ends, by notice. */
  endsOn: LocalDate
  price: Pence
  lastFour: string | undefined
  /** What the bank said; none if the card could not be charged because of us. */
  refused: { because: PaymentFailure | undefined } | undefined
  fault: OurFault
  /** Where the customer pays for the next period themselves. */
  quoteAddress: string | undefined
  stopAddress: string | undefined
}

/** Cover that went on without a payment ends by notice, and the days until then cost the customer nothing (D-278). */
export function heldCoverEndsEmail(details: HeldCoverEndsDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const { endsOn, price, lastFour, refused, fault, quoteAddress, stopAddress } = details
  const card = lastFour ? `the card ending ${lastFour}` : 'your saved card'
  const what = refused
    ? `We couldn't take your renewal payment of ${formatPence(price)} from ${card}. ${whyRefused(refused.because)}`
    : `We haven't taken your renewal payment of ${formatPence(price)}. ${faults[fault]}`
  return renderEmail({
    journey: details.journey,
    isBadNews: true,
    subject: `Your ${firm.name} cover ends on ${longDate(endsOn)}`,
    heading: `Your cover ends on ${at(endsOn)}`,
    intro: [
      `Hello ${details.firstName}. ${what} We haven't taken any money.`,
      `You're still insured today. Without a payment, your cover ends on ${at(endsOn)}. We asked for it late, so we won't charge you for the days until then.`,
    ],
    card: [
      ...policyRows(details),
      ['Payment', `${formatPence(price)}, not taken`],
      ['Covered until', at(endsOn)],
    ],
    button:
      quoteAddress === undefined ? undefined : { label: 'Pay with another card', address: quoteAddress },
    parts: [
      { title: 'What happens now' },
      {
        list: [
          "We'll try the same card again tomorrow. Please make sure there's enough money in the account.",
          "You can pay with another card. If you do, we won't charge the first one.",
          `You can call us on ${firm.phone.display}.`,
        ],
      },
      { title: "If you don't want to renew" },
      "Stop your renewal and we won't take a payment.",
      ...(stopAddress === undefined ? [] : [{ link: 'See or stop my renewal', address: stopAddress }]),
      ...theLaw,
    ],
  })
}

export type LapsedByUsDetails = AboutPolicy & {
  fault: OurFault
  /** The price that was notified, where it can be bought, and until when. */
  offer: { price: Pence; until: LocalDate; address: string | undefined } | undefined
  startAddress: string | undefined
}

/** Cover ended because we neither wrote nor charged in time: our fault, and not that of the customer's bank (D-278). */
export function lapsedByUsEmail(details: LapsedByUsDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const { lastDay, fault, offer, startAddress } = details
  const address = offer?.address ?? startAddress
  return renderEmail({
    journey: details.journey,
    isBadNews: true,
    subject: `Our mistake: your ${firm.name} cover has ended`,
    heading: 'Your cover has ended and you are not insured',
    intro: [
      `Hello ${details.firstName}. Your policy ${details.policyNumber} should have renewed after ${at(lastDay)}, and it didn't. ${faults[fault]}`,
      "This is our fault, not yours or your bank's. We're very sorry. We haven't taken any money.",
      "Please don't drive the vehicle, or keep it on the road, unless you have other insurance for it.",
    ],
    card: [...policyRows(details), ['Cover ended', at(lastDay)], ['Insured', 'No']],
    button: address === undefined ? undefined : { label: offer ? 'Renew now' : 'Get a new quote', address },
    parts: [
      { title: 'To be covered again' },
      offer
        ? `You can still renew for ${formatPence(offer.price)}. We'll hold this price until ${longDate(offer.until)}, and your renewal counts as consecutive.`
        : 'Get a new quote and buy it.',
      "Your cover can start within minutes, but it can't be backdated.",
      `We'll also call you. If you've had an accident since, or need to talk to us first, call ${firm.phone.display}.`,
      ...theLaw,
    ],
  })
}
