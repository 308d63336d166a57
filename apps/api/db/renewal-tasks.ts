import { NOTICE_DAYS } from '@milepost/domain/quote/renewal-lead'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { type RawBuilder, sql } from 'kysely'
import type { RenewalTask } from '../ports/renewals'

type Asked = { today: LocalDate; now: Date }

const isBought = sql`exists (select from milepost.policy as bought
  where bought.tenant = renewal.tenant and bought.reference = renewal.reference)`

/** Which periods each task is for. What was done drops out, so that a run reads little however many policies there are. */
export const tasks: Readonly<Record<RenewalTask, (asked: Asked) => RawBuilder<boolean>>> = {
  'to-tell': ({ today }) => sql`(
    first_told_at is null
    or (state in ('due', 'failed') and plan = 'by-itself' and term = 'annual' and reminded_at is null
      and last_day <= ${addDays(today, NOTICE_DAYS)})
    or (plan = 'by-itself' and state = 'failed' and told_state is null)
    or (plan = 'by-itself' and state = 'lapsed' and told_state is distinct from 'lapsed')
  )`,
  'to-charge': ({ today, now }) => sql`(
    plan = 'by-itself' and last_day >= ${today} and last_day <= ${addDays(today, 1)}
    and (state = 'due' or (state = 'failed' and next_try_at <= ${now}))
  )`,
  // One that is bought by its customer's own hand, or by a charge that was thought lost, is seen here too.
  'to-settle': () => sql`(state = 'charging' or (state in ('due', 'failed') and ${isBought}))`,
  'to-end': ({ today }) => sql`(state in ('due', 'failed') and last_day < ${today})`,
}
