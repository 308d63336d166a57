import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { inSentence } from '@milepost/domain/journeys/product-name'
import { momentInWords } from '@milepost/domain/referral/promise'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'

type About = { journey: JourneyId; reference: string }

const product = ({ journey }: About) => inSentence(journeys[journey].name)
const firm = ({ journey }: About) => firmOf(journeys[journey].brand)

/** The decision that was promised is late: an apology, and by when it comes. */
export function lateEmail(email: About & { by: Date }): EmailContent {
  const by = momentInWords(email.by)
  return renderEmail({
    journey: email.journey,
    subject: `We're late with your ${firm(email).name} quote`,
    heading: "We're sorry we're late",
    intro: [
      `We said when we'd decide about your ${product(email)} quote. We haven't decided yet, and we're sorry.`,
    ],
    card: [
      ['Quote reference', email.reference],
      ["We'll decide by", by],
    ],
    button: undefined,
    parts: [
      `We'll email you our decision by ${by}. You don't need to do anything.`,
      `If you can't wait, please call us on ${firm(email).phone.display}. ${firm(email).openingHours}.`,
      "You're not insured by this quote until you've bought it.",
    ],
  })
}

/** The quote ended before anyone decided, or before the customer answered our question. */
export function lapsedEmail(email: About & { wasAsked: boolean; address: string }): EmailContent {
  return renderEmail({
    journey: email.journey,
    subject: `Your ${firm(email).name} quote has ended`,
    heading: 'Your quote has ended',
    intro: email.wasAsked
      ? [
          `We asked you a question about your ${product(email)} quote, and we didn't get your answer.`,
          "Without it, we couldn't decide, and the quote has now ended.",
        ]
      : [
          `We said we'd decide about your ${product(email)} quote. We didn't do so before it ended.`,
          "We're sorry. That's our fault and not yours.",
        ],
    card: [
      ['Quote reference', email.reference],
      ['Your cover', 'Not bought'],
    ],
    button: { label: 'Start a new quote', address: email.address },
    parts: [
      "You're not insured by this quote. Please don't drive without insurance.",
      { title: 'What you can do' },
      `Start a new quote, or call us on ${firm(email).phone.display}. ${firm(email).openingHours}.`,
      "The British Insurance Brokers' Association (BIBA) helps people find an insurer. Visit biba.org.uk/find-insurance or call 0370 950 1790.",
    ],
    isBadNews: true,
  })
}
