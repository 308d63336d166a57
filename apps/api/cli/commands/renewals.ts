import { addDays, isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'
import { instantOf, londonDate } from '@milepost/domain/values/london-time'
import { recordedAround } from '../../platform/audit/store'
import { createMetrics } from '../../platform/observability/metrics'
import { siteLinks } from '../../platform/site/site-address'
import { emailProvider } from '../../providers/email/email-provider'
import { rateFolder } from '../../providers/rates/rate-folder'
import { contactStore, quoteStore } from '../../quote/store'
import { remindUnbought } from '../../renewal/remind-unbought'
import { runRenewals } from '../../renewal/run-renewals'
import { openPurchases } from '../../wiring/purchases'
import { type Act, CommandError, type CommandParts } from './command'

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
  const output: string[] = []
  const { sendEmail } = emailProvider(config, { observe: () => {} })
  const { ports, stop } = await openPurchases(config, {
    database,
    quotes: quoteStore(database.db),
    contacts: contactStore(database.db),
    ratesOn: rateFolder(config.ratesDir, from),
    async sendEmail(email) {
      const sent = await sendEmail(email)
      if (sent.kind === 'sent') output.push(`${londonDate(clock())}  email   ${email.subject}`)
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
        await runRenewals(ports)
        await remindUnbought(ports)
      }
  } finally {
    await stop()
  }
  return output.length > 0 ? output : ['Nothing was due']
}
