import type { EndNotice } from '@milepost/domain/promise/end-of-cover'
import { ENDING_NOTICE_DAYS, type RenewalCourse } from '@milepost/domain/promise/renewal-course'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { EmailContent } from '../platform/email/ports.ts'
import { type OpenQuote, stateOf } from '../quote/open-quote.ts'
import { endOfCoverEmail } from './cover-ends-emails.ts'
import { quoteLink, subscriptionAddress } from './links.ts'
import { lateNoticeEmail } from './notice-emails.ts'
import { heldCoverEndsEmail, lapsedByUsEmail, type OurFault } from './our-fault-emails.ts'
import type { Renewal, RenewalPorts } from './ports.ts'
import { noticeDetails, priceOf, startOf, whose } from './renewal-notices.ts'
import type { RenewingPolicy } from './renewing-policy.ts'

type EndOfCover = (renewal: Renewal, ending: RenewingPolicy, ports: RenewalPorts) => Promise<EmailContent>

const endOfCover =
  (notice: EndNotice): EndOfCover =>
  async (renewal, ending, ports) =>
    endOfCoverEmail({
      ...whose(ending),
      lastDay: renewal.lastDay,
      notice,
      offer: await offerOf(renewal, ending, ports),
    })

/** The emails about the end of a policy that does not renew, after the first word (D-280). */
export const endEmails: Readonly<Record<EndNotice, EndOfCover>> = {
  'ends-in-a-week': endOfCover('ends-in-a-week'),
  'ends-tomorrow': endOfCover('ends-tomorrow'),
  'has-ended': endOfCover('has-ended'),
}

/** The renewal its customer was invited to, while it can be bought; otherwise a new quote. None if we offer none (D-266). */
async function offerOf(renewal: Renewal, ending: RenewingPolicy, ports: RenewalPorts) {
  const { tenant, reference, because } = renewal
  if (because === 'not-offered') return undefined
  const now = ports.clock()
  const quote = reference === undefined ? undefined : await ports.quotes.findQuote({ tenant, reference }, now)
  const isOpen = quote !== undefined && stateOf(quote, now).kind === 'open'
  const link = isOpen ? await quoteLink(quote, 'renewal', ports) : undefined
  const address = link ?? startOf(ending, ports)
  return address === undefined ? undefined : { isRenewal: link !== undefined, address }
}

const faultOf = ({ mailFailedAt }: Renewal): OurFault => (mailFailedAt === undefined ? 'systems' : 'mail')

type Held = { ending: RenewingPolicy; course: RenewalCourse }
type LateWithPrice = (
  renewal: Renewal,
  held: Held,
  quote: OpenQuote,
  ports: RenewalPorts,
) => Promise<EmailContent>

/** What is told after days on which nothing ran (D-278). */
export const lateEmailsWithPrice: Readonly<Record<'late-notice' | 'held-ends', LateWithPrice>> = {
  'late-notice': async (renewal, { ending }, quote, ports) =>
    lateNoticeEmail({ ...(await noticeDetails(renewal, ending, quote, ports)), fault: faultOf(renewal) }),
  'held-ends': async (renewal, { ending }, quote, ports) => {
    const wasRefused = renewal.state === 'failed' && renewal.because === undefined
    const attempt = wasRefused ? await ports.payments.lastAttempt(quote) : undefined
    return heldCoverEndsEmail({
      ...whose(ending),
      lastDay: renewal.lastDay,
      endsOn: addDays(londonDate(ports.clock()), ENDING_NOTICE_DAYS),
      price: priceOf(quote, ending),
      lastFour: ending.card?.lastFour,
      refused: attempt && { because: attempt.failure },
      fault: faultOf(renewal),
      quoteAddress: await quoteLink(quote, 'renewal', ports),
      stopAddress: await subscriptionAddress({ ...renewal, journey: quote.journey }, ports),
    })
  },
}

type Late = (
  renewal: Renewal,
  ending: RenewingPolicy,
  notified: OpenQuote | undefined,
  ports: RenewalPorts,
) => Promise<EmailContent>

export const lateEmails: Readonly<Record<'lapsed-by-us', Late>> = {
  'lapsed-by-us': async (renewal, ending, notified, ports) =>
    lapsedByUsEmail({
      ...whose(ending),
      lastDay: renewal.lastDay,
      fault: renewal.because === 'mail-down' ? 'mail' : 'systems',
      offer: notified && {
        price: priceOf(notified, ending),
        until: londonDate(notified.expiresAt),
        address: await quoteLink(notified, 'renewal', ports),
      },
      startAddress: startOf(ending, ports),
    }),
}
