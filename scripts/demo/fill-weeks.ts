import { randomUUID } from 'node:crypto'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { knownEvent } from '@milepost/domain/visit/visit-events'
import { sql } from 'kysely'
import { withDatabase } from '../../apps/api/cli/program.ts'
import { visitStore } from '../../apps/api/visit/store.ts'
import { visitsOfDay } from './visits.ts'

const MINUTE_MS = 60_000
const MOST_LOOKS = 60

/**
 * Weeks of visits for the journey console, written by the store for browsers' reports and counted as the nightly job does. It is
 * the only part of the day that no call can create: a browser reports only the present.
 */
export function fillWeeks(days: number, visitsADay: number, visitsToday: number): Promise<number> {
  return withDatabase(async ({ db }) => {
    const visits = visitStore(db)
    const now = new Date()
    const today = londonDate(now)
    for (let daysBack = days; daysBack >= 0; daysBack -= 1) {
      const midnight = startOfLondonDay(addDays(today, -daysBack)).getTime()
      // More at the end than at the beginning, and fewer on every seventh day.
      const count = Math.round(visitsADay * (1.2 - daysBack / days / 2) * (daysBack % 7 === 0 ? 0.6 : 1))
      const made = visitsOfDay(daysBack, daysBack === 0 ? visitsToday : count)
      for (const { minute, events, ...visit } of made) {
        const at = Math.min(midnight + minute * MINUTE_MS, now.getTime() - MINUTE_MS)
        await visits.addEvents({ id: randomUUID(), ...visit }, events.map(knownEvent), new Date(at))
      }
    }
    await visits.countAgain(addDays(today, -days), now)
    return 0
  })
}

/**
 * Makes two hours pass for the email of a policy that its mailbox refuses: the desk gets such an email only after an hour, because
 * most arrive without help. The jobs use the database's clock, which cannot be set back.
 */
export function ageEmailOf(policyNumber: string): Promise<number> {
  return withDatabase(async ({ db }) => {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const { numAffectedRows = 0n } = await sql`
        update milepost.job set created_at = created_at - interval '2 hours'
        where name = 'policy-mail' and failures > 0 and data->>'policyNumber' = ${policyNumber}`.execute(db)
      if (numAffectedRows > 0n) return 0
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
    throw new Error('Its email was delivered, or not tried yet')
  })
}
