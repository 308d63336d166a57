import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { letter } from '../platform/email/email-template'
import type { MailWords } from '../platform/email/ports'

export type RenewalLink = { journey: JourneyId; policyNumber: string; address: string }

/** A new link to what follows a policy, for whoever lost the one in an earlier email. It names nobody: mail is read over shoulders. */
export function renewalLinkMail({ journey, policyNumber, address }: RenewalLink): MailWords {
  const firm = firmOf(journeys[journey].brand)
  return letter({
    firm,
    subject: `Your link to the renewal of ${firm.name} policy ${policyNumber}`,
    heading: 'See your renewal',
    parts: [
      `Here is the link you asked for. It shows what happens when policy ${policyNumber} ends, and lets you stop its renewal.`,
      { press: 'See or stop my renewal', address },
      `Didn't ask for it? Someone may have mistyped their policy number. You don't need to do anything, and nothing has changed. Please don't forward this email, because anyone who has the link can use it.`,
    ],
  })
}
