import type { PolicyKey } from '../platform/jobs/ports.ts'
import { stateOf } from '../quote/open-quote.ts'
import { isAwaitingAnswers } from '../quote/priced-quote.ts'
import { notifiedPrice } from './notified-price.ts'
import type { RenewalPorts } from './ports.ts'
import { emailsWithPrice, questionsOf } from './renewal-notices.ts'
import { sendOnce } from './send-once.ts'
import { lastOf } from './subscription.ts'

/**
 * The notice of the next period again, for a customer whose address was corrected after it was sent: the address that is charged for
 * has been told, and its links work (D-278). Nothing is sent while there is no notice to repeat.
 */
export async function sendNoticeToNewAddress(key: PolicyKey, ports: RenewalPorts): Promise<void> {
  const ending = await lastOf(key, ports)
  const { tenant, contact } = ending.policy
  const renewal = await ports.renewals.renewalAfter(ending.policy)
  if (renewal?.reference === undefined || renewal.state === 'stopped' || renewal.state === 'lapsed') return
  const isNotified = renewal.firstNotifiedAt !== undefined || renewal.askedAt !== undefined
  const now = ports.clock()
  const stored = await ports.quotes.findQuote({ tenant, reference: renewal.reference }, now)
  const opened = stored && stateOf(stored, now)
  if (!isNotified || opened?.kind !== 'open') return
  const quote = await notifiedPrice(renewal, opened.quote, ports)
  const kind = renewal.term === 'annual' && renewal.remindedAt === undefined ? 'invitation' : 'notice'
  const words = isAwaitingAnswers(quote.current)
    ? await questionsOf(renewal, ending, quote, ports)
    : await emailsWithPrice[kind](renewal, ending, quote, ports)
  const about = `${renewal.firstPolicy}:${renewal.period}`
  const template = `renewal-${kind}-${now.toISOString()}`
  await sendOnce({ tenant, to: contact.email, about, template, words }, ports)
}
