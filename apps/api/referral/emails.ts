import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { inSentence } from '@milepost/domain/journeys/product-name'
import { momentInWords } from '@milepost/domain/referral/promise'
import { type ReferralTerms, termsForCustomer } from '@milepost/domain/referral/terms'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'

type About = { journey: JourneyId; reference: string }

const product = ({ journey }: About) => inSentence(journeys[journey].name)
const firmNamed = ({ journey }: About) => firmOf(journeys[journey].brand).name
const paragraphs = (words: string | undefined) =>
  words === undefined ? [] : words.split('\n').filter(Boolean)

export type ApprovedEmail = About & {
  start: LocalDate
  total: Pence
  until: Date
  terms: ReferralTerms
  words: string | undefined
  address: string | undefined
}

/** A referred quote was approved: its price, until when it is held, and the link that opens it. */
export function approvedEmail(email: ApprovedEmail): EmailContent {
  const until = momentInWords(email.until)
  return renderEmail({
    journey: email.journey,
    subject: `Good news about your ${firmNamed(email)} quote`,
    heading: 'We can offer you a price',
    intro: [
      `Our underwriter has looked at your ${product(email)} quote, and we can insure you.`,
      ...paragraphs(email.words),
    ],
    card: [
      ['Quote reference', email.reference],
      ['Price in full', formatPence(email.total)],
      ['Cover starts', longDate(email.start)],
      ['Price held until', until],
    ],
    button: email.address === undefined ? undefined : { label: 'See my price', address: email.address },
    parts: [
      ...agreed(email.terms),
      `We'll hold this price until ${until}. If you choose another start date, we'll work it out again.`,
      `The link works once. After that, you can get your quote back with your reference.`,
      `Please don't forward this email, because anyone with the link can open your quote.`,
    ],
  })
}

function agreed(terms: ReferralTerms) {
  const lines = termsForCustomer(terms)
  return lines.length === 0 ? [] : [{ title: 'What we agreed' }, { list: lines }]
}

export type DeclinedEmail = About & { words: string }

/** A referred quote was declined: why, in the underwriter's words, and who else may help. */
export function declinedEmail(email: DeclinedEmail): EmailContent {
  return renderEmail({
    journey: email.journey,
    subject: `Your ${firmNamed(email)} quote`,
    heading: "We can't offer you cover",
    intro: [
      `Our underwriter has looked at your ${product(email)} quote. We're sorry, but we can't insure you.`,
    ],
    card: [
      ['Quote reference', email.reference],
      ['Our decision', "We can't offer cover"],
    ],
    button: undefined,
    parts: [
      { title: "Why we can't" },
      ...paragraphs(email.words),
      { title: 'Who else may help' },
      "The British Insurance Brokers' Association (BIBA) helps people find an insurer. Visit biba.org.uk/find-insurance or call 0370 950 1790.",
      'If something has changed or is not right, please call us.',
    ],
    isBadNews: true,
  })
}

export type QuestionEmail = About & { words: string; answerBy: Date; address: string | undefined }

/** A question about a referred quote, with a link that opens only the question. */
export function questionEmail(email: QuestionEmail): EmailContent {
  const by = momentInWords(email.answerBy)
  return renderEmail({
    journey: email.journey,
    subject: `A question about your ${firmNamed(email)} quote`,
    heading: 'We have a question',
    intro: [
      `Our underwriter is looking at your ${product(email)} quote. Before we decide, please tell us one more thing.`,
    ],
    card: [
      ['Quote reference', email.reference],
      ['Please answer by', by],
    ],
    button:
      email.address === undefined ? undefined : { label: 'Answer the question', address: email.address },
    parts: [
      { title: 'Our question' },
      ...paragraphs(email.words),
      `We'll decide by the end of the next working day after you answer. You can also call us.`,
      `Please don't forward this email, because anyone with the link can answer for you.`,
    ],
  })
}
