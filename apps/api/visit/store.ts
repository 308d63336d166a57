import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { poundsBands } from '@milepost/domain/visit/visit-events'
import { funnelSteps, VISIT_EVENTS_KEPT_DAYS } from '@milepost/domain/visit/visit-steps'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { isRestricted } from '../privacy/restricted-store.ts'
import type { VisitStore } from './ports.ts'

/** Visits in PostgreSQL: what browsers report, and counts by day (DSK-901, DSK-903). */
export function visitStore(db: Kysely<Database>): VisitStore {
  return {
    async addEvents({ id, journey, channel, site }, events, at) {
      await db
        .insertInto('milepost.visit_event')
        .values(
          // A millisecond apart, so that they stay in their order.
          events.map((event, index) => ({
            ...event,
            at: new Date(at.getTime() + index),
            visit: id,
            journey,
            channel,
            site,
          })),
        )
        .execute()
    },
    countDays: (now) => countDays(db, now),
    async countAgain(from, now) {
      if (from < addDays(londonDate(now), -VISIT_EVENTS_KEPT_DAYS))
        throw new Error(`Events of ${from} are no longer kept, and cannot be counted again`)
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('milepost.visit_count').where('day', '>=', from).execute()
        await transaction.deleteFrom('milepost.visit_day').where('day', '>=', from).execute()
      })
      return countDays(db, now)
    },
  }
}

async function countDays(db: Kysely<Database>, now: Date): Promise<number> {
  let counted = 0
  for (const day of await dueDays(db, now)) if (await countDay(db, day, now)) counted += 1
  return counted
}

/** Today is counted from this many events. The console counts fewer itself when it is opened, and shows them immediately. */
const BUSY_EVENTS = 20_000
const MINUTES_BETWEEN = 10

/**
 * Days that are over and have not been counted since, and today if it is busy. Days whose events are no longer stored cannot be counted
 * completely.
 */
async function dueDays(db: Kysely<Database>, now: Date): Promise<readonly LocalDate[]> {
  const today = londonDate(now)
  const earliest = addDays(today, -VISIT_EVENTS_KEPT_DAYS)
  const { rows } = await sql<{ day: LocalDate }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(${earliest}::date, ${today}::date, interval '1 day') as each (day)
    where not exists (
      select from milepost.visit_day where visit_day.day = each.day::date and not ${isDue(now)}
    ) and (
      each.day < ${today}::date or ${BUSY_EVENTS} = (
        select count(*) from (
          select from milepost.visit_event where at >= ${startOfLondonDay(today)} limit ${BUSY_EVENTS}
        ) as first
      )
    )
    order by day
  `.execute(db)
  return rows.map(({ day }) => day)
}

/** Whether a day was last counted before it ended, and not in the last few minutes. */
const isDue = (now: Date) => sql<boolean>`(
  visit_day.counted_at < (visit_day.day + 1)::timestamp at time zone 'Europe/London'
  and visit_day.counted_at < ${new Date(now.getTime() - MINUTES_BETWEEN * 60_000)}
)`

/** All or nothing. The row of the day is written first: a second process waits for it, and then does nothing. */
function countDay(db: Kysely<Database>, day: LocalDate, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const mine = await transaction
      .insertInto('milepost.visit_day')
      .values({ day, counted_at: now })
      .onConflict((clash) => clash.column('day').doUpdateSet({ counted_at: now }).where(isDue(now)))
      .returning('day')
      .executeTakeFirst()
    if (mine === undefined) return false
    await transaction.deleteFrom('milepost.visit_count').where('day', '=', day).execute()
    await sql`
      insert into milepost.visit_count
        (day, journey, channel, site, kind, step, question, code, band, visits, times)
      select ${day}::date, counted.* from (${countsBetween(startOfLondonDay(day), startOfLondonDay(addDays(day, 1)))}) as counted
    `.execute(transaction)
    return true
  })
}

const steps = sql`${sql.val([...funnelSteps])}::text[]`

/**
 * All counts for a period within one day: journey, channel, site, kind, step, question, code, band, visits, times. The console runs the
 * same query for a day that has not been counted yet.
 */
export function countsBetween(from: Date, to: Date) {
  return sql`
    with event as materialized (
      select *, array_position(${steps}, step) as place
      from milepost.visit_event where at >= ${from} and at < ${to}
    ),
    -- By windows and aggregates: a join of a day's events with themselves is slow while PostgreSQL has no statistics of them.
    placed as (
      select *, max(place) filter (where kind = 'step-shown') over (partition by visit) as last from event
    ),
    -- The first and the furthest step of each visit, and what it last had to do with there: the question, and the error.
    way as (
      select visit, min(journey) as journey, min(channel) as channel, min(site) as site,
        min(place) filter (where kind = 'step-shown') as first, min(last) as last,
        coalesce((array_agg(question order by at desc) filter (where question <> '' and place = last))[1], '') as question,
        coalesce((array_agg(code order by at desc) filter (where kind = 'error-shown' and place = last))[1], '') as code
      from placed where last is not null group by visit
    ),
    -- One of a pair of quotes, and none that a renewal or a restart made: those are no visitors.
    made as (
      select quote.tenant, quote.reference, quote.journey, quote.channel, quote.status, quote.current_version, quote.shelf,
        coalesce(arrival.site, '') as site
      from milepost.quote left join milepost.quote_arrival as arrival
        on arrival.tenant = quote.tenant and arrival.reference = quote.reference
      where quote.created_at >= ${from} and quote.created_at < ${to} and ${isVisitors}
    ),
    -- Referrals by their own events, so that a count does not depend on what happened after it.
    decided as (
      select quote.tenant, quote.reference, quote.journey, quote.channel, quote.shelf, event.version, event.kind,
        coalesce(arrival.site, '') as site
      from milepost.referral_event as event
        join milepost.quote using (tenant, reference)
        left join milepost.quote_arrival as arrival using (tenant, reference)
      where event.at >= ${from} and event.at < ${to}
        and event.kind in ('opened', 'approved', 'declined', 'withdrawn', 'no-longer-referred', 'lapsed')
        and ${isVisitors}
    )
    select journey, channel, site, kind, step, question, code, band,
      count(distinct visit)::integer as visits, count(*)::integer as times
    from event group by journey, channel, site, kind, step, question, code, band
    union all
    select journey, channel, site, 'visit-ended', (${steps})[last], question, code, (${steps})[first],
      count(*)::integer, count(*)::integer
    from way group by journey, channel, site, last, question, code, first
    union all
    select journey, channel, site, 'step-erred', step, '', '', '', count(distinct visit)::integer, count(*)::integer
    from event where kind = 'error-shown' group by journey, channel, site, step
    union all
    -- A quote that was referred counts on the day its referral opened, whatever was decided since.
    select journey, channel, site, case status when 'declined' then status else 'priced' end, '', '', '', '', 0,
      count(*)::integer
    from made where not exists (
      select from milepost.referral where (referral.tenant, referral.reference) = (made.tenant, made.reference)
        and referral.number = 1 and referral.opened_at >= ${from} and referral.opened_at < ${to}
    ) group by 1, 2, 3, 4
    union all
    select journey, channel, site, case kind when 'opened' then 'referred' else 'referral-' || kind end,
      '', '', '', '', 0, count(*)::integer
    from decided group by 1, 2, 3, 4
    union all
    select journey, channel, site, refused.kind, '', '', reason, '', 0, count(*)::integer
    from (
      select tenant, reference, journey, channel, site, shelf, current_version as version, 'decline-reason' as kind
      from made where status = 'declined'
      union all
      select tenant, reference, journey, channel, site, shelf, version,
        case kind when 'opened' then 'referral-reason' else 'decline-reason' end
      from decided where kind in ('opened', 'declined')
    ) as refused,
      lateral milepost.version_of(refused.tenant, refused.reference, refused.version, refused.shelf) as priced,
      lateral (
        select distinct each ->> 'code' as reason
        from json_array_elements(priced.assessment #> '{outcome,reasons}') as each
      ) as reasons
    group by 1, 2, 3, 4, reason
    union all
    select quote.journey, quote.channel, arrival.site, 'arrived', '', '', '', '', 0,
      count(distinct (quote.tenant, quote.reference))::integer
    from milepost.quote_grant as granted
      join milepost.quote using (tenant, reference)
      join milepost.quote_arrival as arrival using (tenant, reference)
    where granted.made_at >= ${from} and granted.made_at < ${to} and granted.how = 'comparison-site'
      and not ${isRestricted}
    group by 1, 2, 3
    union all
    select quote.journey, quote.channel, coalesce(arrival.site, ''),
      case when ${isRefused} then 'payment-refused' else 'payment-begun' end, '', '',
      case when ${isRefused} then coalesce(attempt.failure, 'failed') else '' end, '', 0,
      count(*)::integer
    from milepost.payment_attempt as attempt
      join milepost.quote using (tenant, reference)
      left join milepost.quote_arrival as arrival using (tenant, reference)
    where attempt.created_at >= ${from} and attempt.created_at < ${to} and attempt.amount_pence > 0
      and ${isSale}
    group by 1, 2, 3, 4, 7
    union all
    select quote.journey, quote.channel, coalesce(arrival.site, ''), 'bought', '', '', '',
      ${priceBand}, 0, count(*)::integer
    from milepost.policy
      join milepost.quote using (tenant, reference)
      left join milepost.quote_arrival as arrival using (tenant, reference)
    where policy.issued_at >= ${from} and policy.issued_at < ${to} and ${isSale}
    group by 1, 2, 3, 8
  `
}

/** Data whose processing a person had restricted is counted in no report (DSK-706). */
const isSale = sql`not quote.is_restart and not ${isRestricted} and not exists (
  select from milepost.renewal
  where renewal.tenant = quote.tenant and renewal.reference = quote.reference
)`
const isVisitors = sql`(quote.term <> 'thirty-day' or quote.beside_reference is null) and ${isSale}`

/** Refused by the provider, or by us for a card that we do not accept. An attempt that was never finished was not refused. */
const isRefused = sql`(attempt.state = 'DECLINED' or (attempt.failure is not null and attempt.state <> 'EXPIRED'))`

const pounds = sql`${sql.val([...poundsBands])}::integer[]`
const priceBand = sql`(${pounds})[greatest(1, width_bucket((policy.total_payable_pence / 100)::integer, ${pounds}))]::text`
