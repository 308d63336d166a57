import { NOTICE_DAYS } from '@milepost/domain/quote/renewal-lead'
import { ASK_AGAIN_DAYS } from '@milepost/domain/renewal/renewal-days'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { type RawBuilder, sql } from 'kysely'
import type { RenewalTask } from './ports'

type Asked = { today: LocalDate; now: Date }

const isBought = sql`exists (select from milepost.policy as bought
  where bought.tenant = renewal.tenant and bought.reference = renewal.reference)`

/** Its customer has given the answers it waited for: the first version of its quote lacked them. */
const isAnswered = sql`exists (select from milepost.quote as answered
  where answered.tenant = renewal.tenant and answered.reference = renewal.reference
    and answered.current_version > 1)`

/** Which periods each task is for. What was done drops out, so that a run reads little however many policies there are. */
export const tasks: Readonly<Record<RenewalTask, (asked: Asked) => RawBuilder<boolean>>> = {
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
