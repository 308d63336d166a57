import type { Terms } from '../../terms/terms.ts'
import { instantOf, type LondonTime, londonTime } from '../../values/london-time.ts'
import { fromPounds } from '../../values/pence.ts'
import { defaultStartTime, startTime } from '../../values/start-time.ts'
import type { CoverDetails, VehicleDetails } from '../answers.ts'
import { purchaseDate } from '../vehicle/rules.ts'

const MINUTE = 60_000

/** The prefilled answers: a start 15 minutes from now, no voluntary excess (CON-08, CON-11). */
export function coverDefaults(now: Date, terms: Pick<Terms, 'cover'>, vehicle: VehicleDetails): CoverDetails {
  const soonest = onStep(defaultStartTime(now), now, terms)
  const purchasedOn = purchaseDate(vehicle)
  // A vehicle cannot be insured before it is collected, so the default start moves to that day (D-072).
  const effectiveFrom =
    purchasedOn && purchasedOn > soonest.date ? { ...soonest, date: purchasedOn } : soonest
  return { effectiveFrom, voluntaryExcess: fromPounds(0) }
}

/** The start of a quote from elsewhere: the nearest quarter of an hour still to come (AGG-06, D-131). */
export function roundedStart(start: LondonTime, now: Date, terms: Pick<Terms, 'cover'>): LondonTime {
  return onStep(startTime(instantOf(start), now), now, terms)
}

/**
 * Rounds up to the next time the journey offers; London is always offset by whole hours. In the autumn hour that occurs twice, a
 * time means its first occurrence, so once that has passed the start moves to the hour after.
 */
function onStep(instant: Date, now: Date, { cover }: Pick<Terms, 'cover'>): LondonTime {
  const step = cover.startMinuteStep * MINUTE
  let soonest = Math.ceil(instant.getTime() / step) * step
  while (instantOf(londonTime(new Date(soonest))) <= now) soonest += step
  return londonTime(new Date(soonest))
}
