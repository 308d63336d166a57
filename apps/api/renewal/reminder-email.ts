import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { letter } from '../platform/email/email-template'
import { lowerFirst } from '../platform/email/lower-first'
import type { MailWords } from '../platform/email/ports'
import type { ReminderKind } from './reminder-ports'

export type ReminderFacts = {
  journey: JourneyId
  kind: ReminderKind
  expiresOn: LocalDate
  address: string
  /** Where these letters are stopped. */
  stopAddress: string
}

/** Brings an unbought quote to mind (RMD-01). It names nobody and nothing they answered: mail is read over shoulders. */
export function reminderMail({ journey, kind, expiresOn, address, stopAddress }: ReminderFacts): MailWords {
  const { brand, name } = journeys[journey]
  const firm = firmOf(brand)
  const until = formatDate(expiresOn)
  return letter({
    firm,
    subject:
      kind === 'day-after' ? `Your ${firm.name} quote is saved` : `Your ${firm.name} quote ends on ${until}`,
    heading: kind === 'day-after' ? 'Your quote is saved' : `Your quote ends on ${until}`,
    parts: [
      kind === 'day-after'
        ? `You asked ${firm.name} for a price for ${lowerFirst(name)}. We have kept your quote until ${until}, with all your answers.`
        : `The quote for ${lowerFirst(name)} that you asked ${firm.name} for ends on ${until}. After that you would have to answer the questions again.`,
      { press: 'See my price', address },
      'You see the price at once. Before we show your details we ask three things that only you know. Prices hold for the day: today’s may differ from the one you saw.',
      { title: 'No more of these?' },
      'You get this because you did not say no to emails about offers when you asked for your price. One press stops them.',
      { press: 'Stop these emails', address: stopAddress },
    ],
  })
}
