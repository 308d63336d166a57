import { firmOf, messages } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { inSentence } from '@milepost/domain/journeys/product-name'
import { CHECK_HOLDS_MINUTES } from '@milepost/domain/quote/time-limits'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { clockTime, londonTime } from '@milepost/domain/values/london-time'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'

export type QuoteLink = { journey: JourneyId; reference: string; address: string; endsAt: Date }

/**
 * The link back to a quote for its owner, regardless of who requested it (D-236, safety T2). It names no one: other people may see the
 * screen.
 */
export function quoteLinkEmail(link: QuoteLink): EmailContent {
  const { brand, name } = journeys[link.journey]
  const firm = firmOf(brand)
  const until = `${clockTime(londonTime(link.endsAt))} UK time`
  return renderEmail({
    journey: link.journey,
    subject: `Your link to ${firm.name} quote ${link.reference}`,
    heading: 'Open your quote',
    intro: [
      `${messages[brand].email.quote} The link you asked for opens your ${inSentence(name)} quote ${link.reference} with ${firm.name}, at today's price.`,
    ],
    card: [
      ['Quote reference', link.reference],
      ['Insurance', name],
      ['Link works', `once, until ${until}`],
    ],
    button: { label: 'Open my quote', address: link.address },
    parts: [
      `The link works once and expires in ${CHECK_HOLDS_MINUTES} minutes, at ${until}. You can ask for a new one at any time.`,
      `Didn't ask for this? Someone may have mistyped their quote reference. You can ignore this email, and no one has seen your quote. Please don't forward it, because anyone with the link can open the quote.`,
    ],
  })
}
