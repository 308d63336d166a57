import { endNotices, isEndNotice, placeOfNotice } from '@milepost/domain/promise/end-of-cover'
import { NOTICE_DAYS } from '@milepost/domain/renewal/automatic-renewal'
import { ASK_AGAIN_DAYS, LATE_DAYS } from '@milepost/domain/renewal/renewal-days'
import { isRenewalStep, openRenewals, type RenewalState } from '@milepost/domain/renewal/renewal-states'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import type { Actor } from '../platform/audit/ports.ts'
import { appendEntries } from '../platform/audit/store.ts'
import type { Database } from '../platform/db/schema.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { Enqueue } from '../platform/jobs/store.ts'
import { book } from '../purchase/attempt/attempt-store.ts'
import { hasCoverAfter } from './consecutive-store.ts'
import type {
  NewRenewal,
  NoticeKind,
  Renewal,
  RenewalKey,
  RenewalMove,
  RenewalStore,
  RenewalTask,
} from './ports.ts'
import { subscriptionStops } from './subscription-stop-store.ts'

/** The rest comes with the next run. */
const MOST_AT_ONCE = 500

function notifiedColumns(which: NoticeKind, now: Date) {
  if (isEndNotice(which)) return { ends_told: placeOfNotice(which) }
  if (which === 'first') return { first_told_at: now }
  if (which === 'late') return { first_told_at: sql<Date>`coalesce(first_told_at, ${now})`, reminded_at: now }
  if (which === 'reminder') return { reminded_at: now }
  if (which === 'asked') return { asked_at: now }
  if (which === 'asked-again') return { asked_again_at: now }
  // A customer who received the bad news needs no notice of the renewal.
  return {
    ...(which !== 'held-ends' && { told_state: which }),
    ...(which === 'lapsed' && { ends_told: endNotices.length }),
    told_refusals: sql<number>`refusals`,
    first_told_at: sql<Date>`coalesce(first_told_at, ${now})`,
  }
}

const follows = ({ tenant, policyNumber }: PolicyKey) => ({ tenant, from_policy_number: policyNumber })

/** Periods that follow policies, in PostgreSQL. Every statement names the tenant. */
export function renewalStore(db: Kysely<Database>, enqueue: Enqueue): RenewalStore {
  const rows = () => db.selectFrom('milepost.renewal').selectAll()

  return {
    ...subscriptionStops(db, enqueue),
    async endingPolicies({ term, after, before }) {
      const ending = await db
        .selectFrom('milepost.policy as policy')
        .select(['tenant', 'policy_number'])
        .where('term', '=', term)
        .where('cover_end', '>', after)
        .where('cover_end', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('milepost.renewal as renewal')
                .select('renewal.state')
                .whereRef('renewal.tenant', '=', 'policy.tenant')
                .whereRef('renewal.from_policy_number', '=', 'policy.policy_number'),
            ),
          ),
        )
        .orderBy('cover_end')
        .limit(MOST_AT_ONCE)
        .execute()
      return ending.map(({ tenant, policy_number: policyNumber }) => ({ tenant, policyNumber }))
    },
    async chainOf({ tenant, policyNumber }) {
      const before = await rows()
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .executeTakeFirst()
      return before
        ? { firstPolicy: before.first_policy_number, period: before.period_no }
        : { firstPolicy: policyNumber, period: 1 }
    },
    async openRenewal(renewal) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('milepost.renewal')
        .values(newRenewalRow(renewal))
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async renewalAfter(key) {
      const row = await rows()
        .where((column) => column.and(follows(key)))
        .executeTakeFirst()
      return row && renewalOf(row)
    },
    async renewalsFor(task, at) {
      const found = await rows().where(tasks[task](at)).orderBy('last_day').limit(MOST_AT_ONCE).execute()
      return found.map(renewalOf)
    },
    async nameQuote(key, reference) {
      await db
        .updateTable('milepost.renewal')
        .set({ reference })
        .where((column) => column.and(named(key)))
        .where('reference', 'is', null)
        .execute()
      const row = await rows()
        .where((column) => column.and(named(key)))
        .executeTakeFirstOrThrow()
      return row.reference ?? reference
    },
    async claimCharge(renewal, now) {
      const row = await db
        .updateTable('milepost.renewal')
        .set({ state: 'charging', tries: renewal.tries + 1, moved_at: now, next_try_at: null })
        .where((column) => column.and(named(renewal)))
        .where('plan', '=', 'by-itself')
        .where('state', 'in', openRenewals)
        .where('tries', '=', renewal.tries)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('milepost.subscription_stop as stop')
                .select('stop.tenant')
                .where('stop.tenant', '=', renewal.tenant)
                .where('stop.first_policy_number', '=', renewal.firstPolicy),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('milepost.policy_cancellation as gone')
                .select('gone.tenant')
                .where('gone.tenant', '=', renewal.tenant)
                .where('gone.policy_number', '=', renewal.fromPolicy),
            ),
          ),
        )
        .returningAll()
        .executeTakeFirst()
      return row && renewalOf(row)
    },
    moveRenewal: (renewal, to, move) =>
      db.transaction().execute(async (transaction) => {
        const hasMoved = await moveRow(transaction, renewal, to, move)
        const { heldCost, now: at, by } = move
        if (hasMoved && heldCost)
          await book(transaction, { tenant: renewal.tenant, kind: 'cover-held', at, ...heldCost })
        if (hasMoved && by) await recordEnded(transaction, renewal, { ...move, by })
        return hasMoved
      }),
    async markNotified(key, which, { now, version, endsTold }) {
      await db
        .updateTable('milepost.renewal')
        .set({
          ...notifiedColumns(which, now),
          ...(version !== undefined && { told_version: version }),
          ...(endsTold !== undefined && { ends_told: endsTold }),
        })
        .where((column) => column.and(named(key)))
        .execute()
    },
    hasCoverAfter: (key, lastDay) => hasCoverAfter(db, key, lastDay),
    async markMailFailed(key, now) {
      await db
        .updateTable('milepost.renewal')
        .set({ mail_failed_at: now })
        .where((column) => column.and(named(key)))
        .execute()
    },
  }
}

async function recordEnded(
  transaction: Transaction<Database>,
  { fromPolicy, state }: Renewal,
  { now, by, because }: RenewalMove & { by: Actor },
): Promise<void> {
  const about = { kind: 'policy', id: fromPolicy } as const
  const after = { because: because ?? null }
  await appendEntries(transaction, by, now, [{ act: 'renewal.end', about, before: { state }, after }])
}

async function moveRow(
  transaction: Transaction<Database>,
  renewal: Renewal,
  to: RenewalState,
  { now, because, policyNumber, nextTryAt, isNotifiedAnew, isRefused }: RenewalMove,
): Promise<boolean> {
  if (!isRenewalStep(renewal.state, to)) throw new TypeError(`No renewal goes from ${renewal.state} to ${to}`)
  const { numUpdatedRows } = await transaction
    .updateTable('milepost.renewal')
    .set({
      state: to,
      moved_at: now,
      next_try_at: nextTryAt ?? null,
      ...(because !== undefined && { because }),
      ...(policyNumber !== undefined && { policy_number: policyNumber }),
      ...(isNotifiedAnew && { first_told_at: null }),
      ...(isRefused && { refusals: sql<number>`refusals + 1` }),
    })
    .where((column) => column.and(named(renewal)))
    .where('state', '=', renewal.state)
    .where('tries', '=', renewal.tries)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type RenewalRow = Selectable<Database['milepost.renewal']>

const named = ({ tenant, firstPolicy, period }: RenewalKey) => ({
  tenant,
  first_policy_number: firstPolicy,
  period_no: period,
})

function renewalOf(row: RenewalRow): Renewal {
  return {
    tenant: row.tenant,
    firstPolicy: row.first_policy_number,
    period: row.period_no,
    fromPolicy: row.from_policy_number,
    lastDay: row.last_day,
    term: row.term,
    plan: row.plan,
    state: row.state,
    because: row.because ?? undefined,
    reference: row.reference ?? undefined,
    policyNumber: row.policy_number ?? undefined,
    tries: row.tries,
    refusals: row.refusals,
    toldRefusals: row.told_refusals,
    nextTryAt: row.next_try_at ?? undefined,
    firstNotifiedAt: row.first_told_at ?? undefined,
    remindedAt: row.reminded_at ?? undefined,
    notifiedState: row.told_state ?? undefined,
    notifiedVersion: row.told_version ?? undefined,
    askedAt: row.asked_at ?? undefined,
    askedAgainAt: row.asked_again_at ?? undefined,
    endsTold: row.ends_told,
    mailFailedAt: row.mail_failed_at ?? undefined,
    movedAt: row.moved_at,
  }
}

function newRenewalRow(renewal: NewRenewal) {
  return {
    ...named(renewal),
    from_policy_number: renewal.fromPolicy,
    last_day: renewal.lastDay,
    term: renewal.term,
    plan: renewal.plan,
    state: renewal.state,
    because: renewal.because ?? null,
    first_told_at: renewal.firstNotifiedAt ?? null,
    opened_at: renewal.openedAt,
    moved_at: renewal.openedAt,
  }
}

type Asked = { today: LocalDate; now: Date }

const isBought = sql`exists (select from milepost.policy as bought
  where bought.tenant = renewal.tenant and bought.reference = renewal.reference)`

/** Cover ends with this policy, and its customer was not sent every email about it (D-280). */
const isEnding = sql`(ends_told < 3 and because is distinct from 'cancelled'
  and (state = 'stopped' or (plan <> 'by-itself' and state in ('due', 'lapsed'))))`

/** Its customer has provided the missing answers: the first version of its quote lacked them. */
const isAnswered = sql`exists (select from milepost.quote as answered
  where answered.tenant = renewal.tenant and answered.reference = renewal.reference
    and answered.current_version > 1)`

/** Which periods each task is for. Finished ones drop out, so a run reads few rows regardless of how many policies there are. */
const tasks: Readonly<Record<RenewalTask, (asked: Asked) => RawBuilder<boolean>>> = {
  'to-tell': ({ today }) => sql`(
    (first_told_at is null and (
      asked_at is null
      or state <> 'due'
      or (asked_again_at is null and last_day <= ${addDays(today, ASK_AGAIN_DAYS)})
      or last_day < ${today}
      or ${isAnswered}
    ))
    or (state in ('due', 'failed') and plan = 'by-itself' and term = 'annual' and reminded_at is null
      and last_day <= ${addDays(today, NOTICE_DAYS)})
    or (plan = 'by-itself' and state = 'failed' and (told_state is null or told_refusals < refusals))
    or (plan = 'by-itself' and state in ('due', 'failed') and last_day < ${today})
    or (${isEnding} and last_day <= ${addDays(today, NOTICE_DAYS)} and last_day > ${addDays(today, -LATE_DAYS)})
    or (plan = 'by-itself' and state = 'lapsed' and told_state is distinct from 'lapsed')
  )`,
  'to-charge': ({ today, now }) => sql`(
    plan = 'by-itself' and last_day <= ${addDays(today, 1)}
    and (state = 'due' or (state = 'failed' and next_try_at <= ${now}))
  )`,
  // One bought by its customer, or by a charge that was thought lost, is found here too.
  'to-complete': ({ today }) => sql`(
    state = 'charging'
    or (state in ('due', 'failed') and ${isBought})
    or (state in ('lapsed', 'stopped') and last_day > ${addDays(today, -LATE_DAYS)} and ${isBought})
  )`,
  'to-end': ({ today }) => sql`(state in ('due', 'failed') and last_day < ${today})`,
}
