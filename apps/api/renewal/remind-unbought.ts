import { isTimeToWrite, reminderWindows } from '@milepost/domain/renewal/renewal-days'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { londonDate, londonTime } from '@milepost/domain/values/london-time'
import type { Clock } from '../platform/ports.ts'
import { stateOf } from '../quote/open-quote.ts'
import type { ContactStore, QuoteKey, QuoteStore, StoredQuote } from '../quote/ports.ts'
import { addressHash } from '../retrieval/link-limits.ts'
import { newToken, tokenHashOf } from '../retrieval/link-token.ts'
import type { QuoteTokenStore } from '../retrieval/ports.ts'
import { quoteLink } from './links.ts'
import type { EmailStopStore, NoticePorts, ReminderKind, ReminderStore } from './ports.ts'
import { reminderEmail } from './reminder-email.ts'
import { sendOnce } from './send-once.ts'

export type ReminderPorts = NoticePorts & {
  quotes: Pick<QuoteStore, 'findQuote'>
  contacts: Pick<ContactStore, 'findContact'>
  quoteTokens: Pick<QuoteTokenStore, 'saveToken'>
  reminders: ReminderStore
}

/**
 * Reminds of unbought quotes, the day after and a week before they end (RMD-01): only customers who agreed to offers, and none
 * who has unsubscribed (D-100).
 */
export async function remindUnbought(ports: ReminderPorts): Promise<void> {
  const now = ports.clock()
  if (!isTimeToWrite(londonTime(now).hour)) return
  const windows = reminderWindows(londonDate(now))
  const problems: unknown[] = []
  for (const [kind, made] of [
    ['day-after', windows.dayAfter],
    ['before-expiry', windows.beforeExpiry],
  ] as const)
    for (const key of await ports.reminders.unboughtQuotes(made, now))
      await remind(key, kind, ports).catch((error: unknown) => problems.push(error))
  if (problems.length > 0) throw new AggregateError(problems)
}

async function remind(key: QuoteKey, kind: ReminderKind, ports: ReminderPorts): Promise<void> {
  const now = ports.clock()
  const quote = await ports.quotes.findQuote(key, now)
  const to = quote && (await readerOf(quote, ports))
  if (!quote || to === undefined || stateOf(quote, now).kind !== 'open') return
  const { tenant, reference, journey } = quote
  const hash = addressHash(to)
  if (await ports.emailStops.areStopped({ tenant, addressHash: hash })) return
  // Checked before links are made, so that sent reminders cost no new links at every run.
  if (await ports.policies.wasEmailed(`${tenant}:${reference}`, `reminder-${kind}`, now)) return
  const address = await quoteLink(quote, 'reminder', ports)
  const stop = ports.linkTo(journey, 'stop-emails')
  const atOnce = ports.linkTo(journey, 'stop-emails-at-once')
  if (address === undefined || !stop || !atOnce) return
  const { token, tokenHash } = newToken()
  await ports.emailStops.saveStopLink({ tenant, addressHash: hash, tokenHash }, now)
  const words = reminderEmail({
    journey,
    kind,
    expiresOn: londonDate(quote.expiresAt),
    address,
    stopAddress: `${stop}#${token}`,
  })
  const stopAddress = `${atOnce}/${token}`
  await sendOnce({ tenant, to, about: reference, template: `reminder-${kind}`, words, stopAddress }, ports)
}

/** A customer who opted out of emails is not emailed; the last choice counts (D-100). */
async function readerOf(quote: StoredQuote, { contacts }: ReminderPorts): Promise<string | undefined> {
  const contact = await contacts.findContact(quote)
  const { marketing, answers } = quote.current
  if (!(contact?.marketing ?? marketing).emailOptIn) return undefined
  return contact?.email ?? answers.proposerDetails.emailAddress
}

/** Stops optional emails. False when there is no such link. */
export function stopEmails(
  { token, tenant }: { token: string; tenant: BrandCode | undefined },
  { emailStops, clock }: { emailStops: EmailStopStore; clock: Clock },
): Promise<boolean> {
  return emailStops.stopEmails({ tenant, tokenHash: tokenHashOf(token) }, clock())
}
