import { addDays, isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'
import { instantOf, londonDate } from '@milepost/domain/values/london-time'
import { recordedAround } from '../../platform/audit/store.ts'
import type { OutgoingEmail, Sent } from '../../platform/email/ports.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import type { Failed } from '../../platform/ports.ts'
import { siteLinks } from '../../platform/site/site-address.ts'
import { emailProvider } from '../../providers/email/email-provider.ts'
import { rateFolder } from '../../providers/rates/rate-folder.ts'
import { contactStore, quoteStore } from '../../quote/store.ts'
import { remindUnbought } from '../../renewal/remind-unbought.ts'
import { runRenewals } from '../../renewal/run-renewals.ts'
import { openPurchases } from '../../wiring/purchases.ts'
import { type Act, CommandError, type CommandParts } from './command.ts'

/** Often enough for emails, the charge and its retries. */
const HOURS = [9, 15, 21]
const MOST_DAYS = 800

/**
 * Simulates the passing of days for scheduled work, so that a year of a subscription can be seen in a minute on a laptop. In
 * production only the clock does this.
 */
export const renewals: Act = {
  usage: 'renewals <from, as 2026-12-12> [<to>]',
  about: 'Runs the renewal and reminder tasks that are due on these days. Not in production.',
  async does([from, to = from, ...rest], parts) {
    if (parts.config.isProduction) throw new CommandError('In production these tasks run on their schedule')
    if (!isLocalDate(from) || !isLocalDate(to) || to < from || rest.length > 0)
      throw new CommandError(`usage: ${renewals.usage}`)
    if (to > addDays(from, MOST_DAYS)) throw new CommandError(`At most ${MOST_DAYS} days in one run`)
    const { database, by } = parts
    const entry = {
      act: 'clock.forward',
      about: { kind: 'database', id: 'milepost' },
      after: { from, to },
    } as const
    return recordedAround(database.db, by, parts.clock, entry, () => goThrough(from, to, parts))
  },
}

async function goThrough(
  from: LocalDate,
  to: LocalDate,
  { database, config }: CommandParts,
): Promise<readonly string[]> {
  const time = { now: instantOf({ date: from, hour: 9, minute: 0 }) }
  const clock = () => time.now
  const report = newReport(clock)
  const { sendEmail } = emailProvider(config, { observe: () => {} })
  const { ports, stop } = await openPurchases(config, {
    database,
    quotes: quoteStore(database.db),
    contacts: contactStore(database.db),
    ratesOn: rateFolder(config.ratesDir, from),
    async sendEmail(email) {
      const sent = await sendEmail(email)
      report.emailTried(email, sent)
      return sent
    },
    linkTo: siteLinks(config.journeyHosts),
    observe: () => {},
    log: () => {},
    metrics: createMetrics(),
    clock,
  })
  try {
    for (let date = from; date <= to; date = addDays(date, 1))
      for (const hour of HOURS) {
        time.now = instantOf({ date, hour, minute: 0 })
        // What fails at one hour does not stop the next, in which it is tried again, as in production.
        await runRenewals(ports).catch(report.taskFailed)
        await remindUnbought(ports).catch(report.taskFailed)
      }
  } finally {
    await stop()
  }
  return report.lines()
}

/** What was due, what was done and what failed. An email that failed and was sent at a later hour counts as sent. */
function newReport(clock: () => Date) {
  const lines: string[] = []
  const emails = new Map<string, { subject: string; isSent: boolean; reason?: string }>()
  let tasksFailed = 0
  return {
    emailTried({ to, subject, about }: OutgoingEmail, tried: Sent | Failed): void {
      const isSent = tried.kind === 'sent'
      const key = [to, about, subject].join('\n')
      emails.set(key, { subject, isSent, ...(tried.kind === 'failed' && { reason: tried.reason }) })
      if (isSent) lines.push(`${londonDate(clock())}  email   ${subject}`)
    },
    taskFailed(error: unknown): void {
      const errors = error instanceof AggregateError ? error.errors : [error]
      for (const each of errors) {
        tasksFailed += 1
        lines.push(`${londonDate(clock())}  failed  ${each instanceof Error ? each.message : String(each)}`)
      }
    },
    /** Throws if anything is left undone, so that the command ends with a failure. */
    lines(): readonly string[] {
      const unsent = [...emails.values()].filter(({ isSent }) => !isSent)
      const sent = emails.size - unsent.length
      const summary = [
        `Emails: ${emails.size} due, ${sent} sent, ${unsent.length} failed`,
        ...(tasksFailed > 0 ? [`Tasks that failed: ${tasksFailed}`] : []),
      ]
      const left = unsent.map(({ subject, reason }) => `not sent (${reason}): ${subject}`)
      if (unsent.length > 0 || tasksFailed > 0)
        throw new CommandError([...lines, ...left, ...summary].join('\n'))
      return emails.size > 0 ? [...lines, ...summary] : ['Nothing was due']
    },
  }
}
