import { firmOf, messages } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { inSentence } from '@milepost/domain/journeys/product-name'
import { DRAFT_LINK_MINUTES } from '@milepost/domain/quote/time-limits'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { clockTime, londonTime } from '@milepost/domain/values/london-time'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'

/** The link back to saved answers (D-046). It names no one and no answer: other people may see the screen. */
export function draftLinkEmail(link: { journey: JourneyId; address: string; endsAt: Date }): EmailContent {
  const { brand, name } = journeys[link.journey]
  const firm = firmOf(brand)
  const until = `${clockTime(londonTime(link.endsAt))} UK time`
  return renderEmail({
    journey: link.journey,
    subject: `Your link to your ${firm.name} quote`,
    heading: 'Carry on with your quote',
    intro: [
      `${messages[brand].email.quote} The link you asked for opens your saved ${inSentence(name)} quote with ${firm.name}, just as you left it.`,
    ],
    card: [
      ['Saved quote', name],
      ['Link works', `once, until ${until}`],
    ],
    button: { label: 'Open my quote', address: link.address },
    parts: [
      `The link works once and expires in ${DRAFT_LINK_MINUTES} minutes, at ${until}. You can ask for a new one at any time.`,
      `Didn't ask for this? You can ignore this email. Please don't forward it, because anyone with the link can open your quote.`,
    ],
  })
}
