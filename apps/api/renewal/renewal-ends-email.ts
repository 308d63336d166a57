import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { letter } from '../platform/email/email-template'
import type { MailWords } from '../platform/email/ports'
import type { NotRenewed } from './ports'

export type CoverEndsFacts = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  /** "15/12/2026 at 23:59". */
  endsAt: string
  because: NotRenewed | undefined
  /** Where a new quote begins. */
  address: string | undefined
}

/** Some days before cover ends and nothing follows it (CON-30). */
export function coverEndsMail({ journey, because, ...facts }: CoverEndsFacts): MailWords {
  const firm = firmOf(journeys[journey].brand)
  return letter({
    firm,
    subject: `Your ${firm.name} cover ends soon`,
    heading: `Your cover ends on ${facts.endsAt}`,
    parts: [
      `Hello ${facts.firstName}. Your policy ${facts.policyNumber} ends then, and you are not insured after it. ${because === undefined ? reasons['not-asked'] : reasons[because]}`,
      { title: 'If you still need cover' },
      because === 'not-offered'
        ? `Please call us on ${firm.phone.display}, or look elsewhere in good time.`
        : 'Get a new price before then. It takes a few minutes.',
      ...(facts.address === undefined || because === 'not-offered'
        ? []
        : [{ press: 'Get a new quote', address: facts.address }]),
      `If you would rather talk to somebody, call ${firm.phone.display}.`,
      'It is against the law to use a vehicle on the road without insurance, or to keep one there.',
    ],
  })
}

const ITSELF = 'It does not go on by itself'

const reasons: Readonly<Record<NotRenewed, string>> = {
  'not-asked': `${ITSELF}, as you chose when you bought it.`,
  'under-18': `${ITSELF}: we charge nobody under 18 without being asked.`,
  'no-card': `${ITSELF}, because no card was saved when it was paid for.`,
  credit: `${ITSELF}: credit is agreed to each time.`,
  'one-off': `${ITSELF}.`,
  stopped: 'You have stopped its renewal.',
  cancelled: `${ITSELF}.`,
  'card-gone': `We can no longer charge the card you saved, so it does not go on by itself. Nothing was taken.`,
  'not-offered': 'We are sorry: we cannot offer you cover for the time after it.',
}
