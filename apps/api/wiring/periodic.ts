import { workStore } from '../desk/queue/store.ts'
import { fillSearch } from '../desk/search/fill-store.ts'
import { trailHead } from '../platform/audit/check-store.ts'
import type { Config } from '../platform/config/config.ts'
import type { OpenDatabase } from '../platform/db/open-database.ts'
import { rotate } from '../platform/encryption/rotation-store.ts'
import { requestLimits } from '../platform/http/request-limit-store.ts'
import type { PeriodicRecords } from '../platform/jobs/periodic.ts'
import type { Log } from '../platform/observability/log.ts'
import { eraseOld } from '../privacy/erase-old.ts'
import { retentionStore } from '../privacy/store.ts'
import { checkAccounts } from '../purchase/accounts/accounts-check-store.ts'
import { reconcilePayments } from '../purchase/attempt/reconcile.ts'
import type { CancelRefundPorts } from '../purchase/ending/cancel-with-refund.ts'
import { effectCancellations } from '../purchase/ending/effect-cancellations.ts'
import { type EndingPorts, issueProofs } from '../purchase/ending/ending-documents.ts'
import { followMandates } from '../purchase/loan/follow-mandates.ts'
import { rejectedMandateStore } from '../purchase/loan/rejected-mandate-store.ts'
import { moveDocuments } from '../purchase/policy/document-move-store.ts'
import { removeUnnamed } from '../purchase/policy/object-check-store.ts'
import { makeQuoteMonths } from '../quote/month-store.ts'
import { tellMissedPromises } from '../referral/late-decisions.ts'
import type { ReferralStore } from '../referral/ports.ts'
import { cardRemovalStore } from '../renewal/card-removal-store.ts'
import { remindUnbought } from '../renewal/remind-unbought.ts'
import { removeCards } from '../renewal/remove-cards.ts'
import { runRenewals } from '../renewal/run-renewals.ts'
import { visitStore } from '../visit/store.ts'
import type { RenewalsPorts } from './renewals.ts'

export type CheckPaymentPages = () => Promise<void>

export type PeriodicPorts = RenewalsPorts &
  Pick<CancelRefundPorts, 'cancelRefunds' | 'refunds' | 'lenderEvents'> &
  Pick<EndingPorts, 'endings'> & {
    referrals: Pick<ReferralStore, 'lapse' | 'listUntoldSince' | 'move'>
    db: OpenDatabase['db']
    config: Pick<Config, 'objects' | 'quotesErased' | 'recovery' | 'securityEventDays'>
    checkPaymentPages: CheckPaymentPages | undefined
    log: Log
  }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Rate limits deleted per statement: few enough that no request waits for their locks. */
const LIMITS_AT_ONCE = 1_000
/** Quotes made searchable per commit: few enough that no price waits for them. */
const INDEXED_AT_ONCE = 500
/** Referrals ended per statement. */
const LAPSED_AT_ONCE = 200

/** Periodic tasks, one record each, run by the first process that claims them (safety K7, K9). */
export const periodicJobs: PeriodicRecords<PeriodicPorts> = {
  // The reconciliation of payments. The name is stored in the queue.
  'mop-up': {
    everySeconds: ({ config }) => Math.ceil(config.recovery.reconcileAfterSeconds / 2),
    leaseSeconds: ({ config }) => config.recovery.jobLeaseSeconds,
    async run({ config, log, ...ports }) {
      const reconciled = await reconcilePayments(ports, config.recovery.reconcileAfterSeconds * 1_000)
      if (reconciled.settled + reconciled.left > 0) log('payment.reconciled', reconciled)
    },
    whenFailing: {
      customer: 'The outcome of some payments stays unknown: money may be held without a policy.',
      operator: 'Wake someone after half an hour. The alert [payments-stuck](payments-stuck.md) fires next.',
    },
  },
  accounts: {
    everySeconds: DAY,
    leaseSeconds: 10 * MINUTE,
    async run({ db, clock, log }) {
      const started = performance.now()
      for (const { check, count } of await checkAccounts(db, clock()))
        log('accounts.broken', { check, count })
      const trail = await trailHead(db)
      log('accounts.checked', {
        ms: Math.round(performance.now() - started),
        auditEntries: trail.position,
        auditHash: trail.hash,
      })
    },
    whenFailing: {
      customer: 'Nothing. But a policy, payment or account that disagrees with the others is not detected.',
      operator: 'Run the check manually: `npm run accounts`.',
    },
  },
  'request-limits': {
    everySeconds: HOUR,
    leaseSeconds: 10 * MINUTE,
    async run({ db, clock }, { signal }) {
      const limits = requestLimits(db)
      let forgotten = LIMITS_AT_ONCE
      while (forgotten === LIMITS_AT_ONCE && !signal.aborted)
        forgotten = await limits.forgetFull(clock(), LIMITS_AT_ONCE)
    },
    whenFailing: {
      customer: 'Nothing. The table of rate limits grows.',
      operator: 'No action for a day.',
    },
  },
  retention: {
    everySeconds: DAY,
    leaseSeconds: 10 * MINUTE,
    async run({ db, clock, config: { quotesErased, securityEventDays }, log }, { signal }) {
      const { quotes, drafts, months } = await eraseOld(
        { retention: retentionStore(db, quotesErased), clock, securityEventDays },
        signal,
      )
      log('retention.erased', { quotes, drafts, months })
    },
    whenFailing: {
      customer: 'Personal data is stored longer than we promise ([retention](../../retention.md)).',
      operator:
        'The next nightly run catches up. After three failed nights, inform the data protection officer.',
    },
  },
  // Versions of quotes are stored in one table per month, created before its first quote.
  'quote-months': {
    everySeconds: 6 * HOUR,
    leaseSeconds: 10 * MINUTE,
    async run({ db, clock, log }, { signal }) {
      const { hasBegun, made } = await makeQuoteMonths(db, clock(), signal)
      if (hasBegun || made > 0) log('quote-months.made', { hasBegun, made })
    },
    whenFailing: {
      customer: 'Nothing. Quotes of a month without a table are stored in the default table.',
      operator:
        'No action for a month: tables are created three months in advance. Then read the error ([months](../../retention.md#months)).',
    },
  },
  encryption: {
    everySeconds: 15 * MINUTE,
    leaseSeconds: 10 * MINUTE,
    async run({ db, clock, log }, { signal }) {
      // A long rotation is no failure: it stops in time and continues in the next quarter of an hour.
      const enough = AbortSignal.any([signal, AbortSignal.timeout(7 * MINUTE * 1_000)])
      const { changed, retired } = await rotate(db, enough, clock())
      if (changed + retired.length > 0) log('encryption.rotated', { changed, retired: retired.length })
    },
    whenFailing: {
      customer: 'Nothing. Stored data is not yet encrypted with the new key.',
      operator: 'Do not remove the old key from the settings yet ([encryption](../encryption.md)).',
    },
  },
  // Policies that end (F29).
  renewals: {
    everySeconds: 15 * MINUTE,
    leaseSeconds: 10 * MINUTE,
    run: (ports) => runRenewals(ports),
    whenFailing: {
      customer: 'Renewal notices are not sent and renewals are not charged: a driver may become uninsured.',
      operator: 'Wake someone after two hours. The alert [renewals-overdue](renewals-overdue.md) fires next.',
    },
  },
  // Saved cards to which nothing more can be charged.
  'saved-cards': {
    everySeconds: HOUR,
    leaseSeconds: 10 * MINUTE,
    async run({ db, cards, clock, log }) {
      const removed = await removeCards({ cardRemovals: cardRemovalStore(db), cards, clock })
      if (removed > 0) log('cards.removed', { cards: removed })
    },
    whenFailing: {
      customer: 'Nothing. A card stays saved at the card provider after we said that we would remove it.',
      operator:
        'The next run tries again. After three days, read the error: an account of a card provider may no longer be configured.',
    },
  },
  // Cancellations whose moment has come. The state of a policy does not wait for this.
  cancellations: {
    everySeconds: 5 * MINUTE,
    leaseSeconds: 10 * MINUTE,
    run: (ports) => effectCancellations(ports),
    whenFailing: {
      customer: 'Is not told that cover has ended by cancellation, and the refund is not begun.',
      operator: 'Wake someone after two hours: a driver may not know that they are uninsured.',
    },
  },
  // The proof of no claims discount of every policy that ran out and is not renewed.
  'no-claims-proofs': {
    everySeconds: HOUR,
    leaseSeconds: 10 * MINUTE,
    run: (ports) => issueProofs(ports),
    whenFailing: {
      customer: 'Does not receive the proof of their no claims discount.',
      operator: 'No action for a day: the next run catches up for two weeks.',
    },
  },
  // Referrals whose quote or held price has ended, and those that were not decided in the time we promised.
  referrals: {
    everySeconds: HOUR,
    leaseSeconds: 10 * MINUTE,
    async run({ referrals, clock, log }, { signal }) {
      let lapsed = LAPSED_AT_ONCE
      while (lapsed === LAPSED_AT_ONCE && !signal.aborted)
        lapsed = await referrals.lapse(clock(), LAPSED_AT_ONCE)
      const informed = await tellMissedPromises({ referrals, clock })
      if (informed > 0) log('referrals.late', { informed })
    },
    whenFailing: {
      customer:
        'Is not told that a decision is late or that a referral has ended. A price that is no longer held cannot be purchased.',
      operator: 'No action for a day. Underwriters see referrals that have already ended.',
    },
  },
  // Direct debits that a bank rejected and that were not solved in time.
  mandates: {
    everySeconds: 6 * HOUR,
    leaseSeconds: 10 * MINUTE,
    async run({ db, log, ...ports }) {
      const informed = await followMandates({ ...ports, rejectedMandates: rejectedMandateStore(db) })
      if (informed > 0) log('mandates.informed-again', { informed })
    },
    whenFailing: {
      customer: 'Is not reminded that their direct debit was rejected: payments may be missed.',
      operator: 'No action for a day: the next run catches up. Staff see the work in the queue.',
    },
  },
  // Indexes quotes from before the desk had a search. Once all are indexed, nothing is left to do.
  'search-fill': {
    everySeconds: 15 * MINUTE,
    leaseSeconds: 10 * MINUTE,
    async run({ db, clock }, { signal }) {
      const enough = AbortSignal.any([signal, AbortSignal.timeout(7 * MINUTE * 1_000)])
      while (!enough.aborted && !(await fillSearch(db, INDEXED_AT_ONCE, clock())));
    },
    whenFailing: {
      customer: 'Nothing. Staff find quotes from before the upgrade by reference but not by name.',
      operator: 'No action for a day.',
    },
  },
  // Closes work that is no longer needed because the state of the product has changed.
  work: {
    everySeconds: 5 * MINUTE,
    leaseSeconds: MINUTE,
    async run({ db, clock }) {
      await workStore(db).closeEnded(clock())
    },
    whenFailing: {
      customer: 'Nothing: ended work is not shown in any queue.',
      operator: 'No action for a day. Work that comes back is assigned to the same person again.',
    },
  },
  // Reminders of unbought quotes.
  reminders: {
    everySeconds: 6 * HOUR,
    leaseSeconds: 10 * MINUTE,
    run: (ports) => remindUnbought(ports),
    whenFailing: {
      customer: 'Receives no reminder of a quote.',
      operator: 'No action for a day: the next run catches up.',
    },
  },
  // Counts the visits of yesterday, and of a busy day so far, for the journey console.
  'visit-counts': {
    everySeconds: 10 * MINUTE,
    leaseSeconds: 10 * MINUTE,
    async run({ db, clock, log }) {
      const days = await visitStore(db).countDays(clock())
      if (days > 0) log('visits.counted', { days })
    },
    whenFailing: {
      customer: 'Nothing.',
      operator: 'No action for a day: the console counts missing days when it reads them, which is slower.',
    },
  },
  // Moves documents that were made while the object store was unavailable.
  documents: {
    everySeconds: 5 * MINUTE,
    leaseSeconds: 10 * MINUTE,
    isNeeded: ({ config }) => config.objects?.isForNew === true,
    async run({ db, clock, log }, { signal }) {
      const enough = AbortSignal.any([signal, AbortSignal.timeout(7 * MINUTE * 1_000)])
      // An operator decides when to move older ones, by a command.
      const madeSince = new Date(clock().getTime() - 7 * DAY * 1_000)
      const { moved } = await moveDocuments(db, { to: 'objects', madeSince, signal: enough })
      if (moved > 0) log('documents.moved', { moved })
    },
    whenFailing: {
      customer:
        'Cannot open older documents while the object store is unavailable. New documents stay in the database.',
      operator: 'Follow [provider-away](provider-away.md). New documents are moved automatically for a week.',
    },
  },
  // Removes objects that no document names any more.
  'unnamed-objects': {
    everySeconds: DAY,
    leaseSeconds: 10 * MINUTE,
    isNeeded: ({ config }) => config.objects?.isForNew === true,
    async run({ db, clock, log }, { signal }) {
      const enough = AbortSignal.any([signal, AbortSignal.timeout(7 * MINUTE * 1_000)])
      const removed = await removeUnnamed(db, clock(), enough)
      if (removed > 0) log('documents.unnamed-removed', { removed })
    },
    whenFailing: {
      customer: 'Nothing. Unused objects take space in the object store.',
      operator: 'No action for a week. Then `npm run documents -- collect` shows the error.',
    },
  },
  'payment-pages': {
    everySeconds: HOUR,
    leaseSeconds: 10 * MINUTE,
    isNeeded: ({ checkPaymentPages }) => checkPaymentPages !== undefined,
    run: async ({ checkPaymentPages }) => checkPaymentPages?.(),
    whenFailing: {
      customer: 'Nothing. A change to the pages where cards are used is not detected.',
      operator: 'The alert [payment-page-unchecked](payment-page-unchecked.md) fires next.',
    },
  },
}
