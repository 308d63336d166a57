import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { letter } from '../platform/email/email-template'
import type { MailWords } from '../platform/email/ports'

export type LapsedFacts = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  /** We asked for answers that we had to have, and had none (D-266). */
  isUnanswered: boolean
  address: string | undefined
}

/** Cover has ended because it could not be paid for, or was not priced for want of an answer: said plainly, before anybody drives off believing otherwise (D-225). */
export function lapsedMail(facts: LapsedFacts): MailWords {
  const { journey, firstName, policyNumber, lastDay, isUnanswered, address } = facts
  const firm = firmOf(journeys[journey].brand)
  return letter({
    firm,
    subject: `Your ${firm.name} cover has ended`,
    heading: 'Your cover has ended: you are not insured',
    parts: [
      `Hello ${firstName}. Your policy ${policyNumber} ended on ${formatDate(lastDay)} at 23:59. ${isUnanswered ? 'We asked you for answers that we need to renew it and did not receive them' : 'No payment for the time after it went through'}, so there is no new policy, and nothing was taken for one.`,
      'Please do not drive the vehicle, or keep it on the road, unless you have other insurance for it.',
      { title: 'To be covered again' },
      'Get a new price and pay for it. Cover can start within minutes, and never in the past.',
      ...(address === undefined ? [] : [{ press: 'Get a new quote', address }]),
      `If you would rather talk to somebody, call ${firm.phone.display}.`,
    ],
  })
}
