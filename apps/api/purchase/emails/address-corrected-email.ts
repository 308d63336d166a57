import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import { policyRows } from './rows-of-emails.ts'

/**
 * Sent to the previous address. It does not mention the new one: the reader may not be the customer (DSK-502).
 */
export function addressCorrectedEmail({
  journey,
  policyNumber,
}: {
  journey: JourneyId
  policyNumber: string
}): EmailContent {
  const { name } = firmOf(journeys[journey].brand)
  return renderEmail({
    journey,
    subject: `Your ${name} email address has changed`,
    heading: "We've changed your email address",
    intro: [
      "You asked us to change the email address for your policy. We'll use the new address from now on.",
      'This is the last email about the policy that we send here.',
    ],
    card: policyRows({ policyNumber, registration: undefined }),
    button: undefined,
    parts: ["If you didn't ask us to do this, please call us straight away."],
  })
}
