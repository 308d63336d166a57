import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'

export type RestartEmail = {
  journey: JourneyId
  policyNumber: string
  reference: string
  /** The last day on which it can be restarted. */
  until: LocalDate
  address: string
}

/** The link back to cover after a cancelled policy. The page identifies the customer before it shows anything (RST-02). */
export function restartEmail({
  journey,
  policyNumber,
  reference,
  until,
  address,
}: RestartEmail): EmailContent {
  const { name } = firmOf(journeys[journey].brand)
  return renderEmail({
    journey,
    subject: `Restart your ${name} cover`,
    heading: 'You can restart your cover',
    intro: ["Your policy was cancelled. You can start again with 30 days' cover, using the details we have."],
    card: [
      ['Cancelled policy', policyNumber],
      ['Quote reference', reference],
      ['Restart by', longDate(until)],
    ],
    button: { label: 'Restart my cover', address },
    parts: [
      "You're not insured until you've paid. Please don't drive until then.",
      "We'll ask you for a few details to check that it's you.",
    ],
  })
}
