import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { letter } from '../platform/email/email-template'
import type { MailWords } from '../platform/email/ports'

export type RenewalStoppedFacts = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  address: string | undefined
}

/** That it is stopped, in writing: until when cover lasts, and that nothing more is taken (SUB-08). */
export function renewalStoppedMail(facts: RenewalStoppedFacts): MailWords {
  const firm = firmOf(journeys[facts.journey].brand)
  const ends = `${formatDate(facts.lastDay)} at 23:59`
  return letter({
    firm,
    subject: `Your ${firm.name} policy no longer renews by itself`,
    heading: 'You have stopped your renewal',
    parts: [
      `Hello ${facts.firstName}. Nothing more is taken from your card. Your policy ${facts.policyNumber} covers you until ${ends}, and not after.`,
      { title: 'If you change your mind' },
      'Get a new price before then.',
      ...(facts.address === undefined ? [] : [{ press: 'Get a new quote', address: facts.address }]),
      `Didn't ask for this? Call us at once on ${firm.phone.display}.`,
    ],
  })
}
