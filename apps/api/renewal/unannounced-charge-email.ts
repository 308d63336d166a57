import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import { policyRows } from '../purchase/emails/rows-of-emails.ts'

export type UnannouncedChargeDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  amount: Pence
  chargedOn: LocalDate
  /** Its cover has not ended since. */
  isCovered: boolean
}

/** We charged a renewal without its notice: said as our fault, with what the customer can do (D-278, DSK-517). */
export function unannouncedChargeEmail(details: UnannouncedChargeDetails): EmailContent {
  const { journey, firstName, policyNumber, amount, chargedOn } = details
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    journey,
    isBadNews: true,
    subject: `About your ${firm.name} renewal: we're sorry`,
    heading: 'We should have told you before we charged you',
    intro: [
      `Hello ${firstName}. On ${longDate(chargedOn)} we renewed your policy and charged ${formatPence(amount)} to your saved card. We should have emailed you before that, and we didn't. We're sorry.`,
      details.isCovered
        ? "You're insured. If you're happy with the renewal, you don't need to do anything."
        : `Policy ${policyNumber} has ended since, and you're no longer insured by it.`,
    ],
    card: [
      ...policyRows({ policyNumber, registration: details.registration }),
      ['Charged', formatPence(amount)],
    ],
    button: undefined,
    parts: [
      details.isCovered
        ? `If you didn't want to renew, please call us on ${firm.phone.display}. We'll go through your options and what we can refund.`
        : `If you have questions, please call us on ${firm.phone.display}.`,
    ],
  })
}
