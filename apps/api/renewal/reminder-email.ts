import { firmOf, messages } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { inSentence } from '@milepost/domain/journeys/product-name'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import type { ReminderKind } from './ports.ts'

export type ReminderDetails = {
  journey: JourneyId
  kind: ReminderKind
  expiresOn: LocalDate
  address: string
  /** The link that stops these emails. */
  stopAddress: string
}

/** Reminds of an unbought quote (RMD-01). It names no one and no answer: other people may see the screen. */
export function reminderEmail({
  journey,
  kind,
  expiresOn,
  address,
  stopAddress,
}: ReminderDetails): EmailContent {
  const { brand, name } = journeys[journey]
  const firm = firmOf(brand)
  const until = longDate(expiresOn)
  return renderEmail({
    journey,
    subject:
      kind === 'day-after'
        ? `Your ${firm.name} quote is saved`
        : `Your ${firm.name} quote expires on ${until}`,
    heading: kind === 'day-after' ? 'Your quote is saved' : `Your quote expires on ${until}`,
    intro: [
      `${messages[brand].email.quote} ${
        kind === 'day-after'
          ? `You asked ${firm.name} for a price for ${inSentence(name)}. We've saved your quote and all your answers until ${until}.`
          : `The quote for ${inSentence(name)} that you asked ${firm.name} for expires on ${until}. After that you'd have to answer the questions again.`
      }`,
    ],
    card: [
      ['Quote for', name],
      ['Saved until', until],
    ],
    button: { label: 'See my price', address },
    parts: [
      "You'll see your price straight away. Before we show your details, we'll ask three security questions. Prices are updated daily, so today's may be different from the one you saw.",
      { title: "Don't want these emails?" },
      "We've sent you this because you didn't opt out of emails about offers when you got your quote. You can opt out now.",
      { link: 'Stop these emails', address: stopAddress },
    ],
  })
}
