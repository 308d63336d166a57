import type { Selectable } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { NewRenewal, Renewal, RenewalKey } from './ports'

type RenewalRow = Selectable<Database['milepost.renewal']>

export const named = ({ tenant, firstPolicy, period }: RenewalKey) => ({
  tenant,
  first_policy_number: firstPolicy,
  period_no: period,
})

export function renewalOf(row: RenewalRow): Renewal {
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
    nextTryAt: row.next_try_at ?? undefined,
    firstToldAt: row.first_told_at ?? undefined,
    remindedAt: row.reminded_at ?? undefined,
    toldState: row.told_state ?? undefined,
    toldVersion: row.told_version ?? undefined,
    askedAt: row.asked_at ?? undefined,
    askedAgainAt: row.asked_again_at ?? undefined,
    movedAt: row.moved_at,
  }
}

export function newRenewalRow(renewal: NewRenewal) {
  return {
    ...named(renewal),
    from_policy_number: renewal.fromPolicy,
    last_day: renewal.lastDay,
    term: renewal.term,
    plan: renewal.plan,
    state: renewal.state,
    because: renewal.because ?? null,
    first_told_at: renewal.firstToldAt ?? null,
    opened_at: renewal.openedAt,
    moved_at: renewal.openedAt,
  }
}
