const QUARTER_HOUR = 15 * 60_000

/** The nearest quarter of an hour; half way goes up. The clock in London is never off by part of an hour, so its quarters are UTC's. */
export function nearestQuarterHour(instant: Date): Date {
  return new Date(Math.round(instant.getTime() / QUARTER_HOUR) * QUARTER_HOUR)
}

/**
 * When cover may start, given when it was wanted: the nearest quarter of an hour, moved up to the next one when that is not later
 * than now, because cover is never backdated (CON-11, D-129, D-131).
 */
export function startTime(wanted: Date, now: Date): Date {
  const nearest = nearestQuarterHour(wanted)
  return nearest.getTime() > now.getTime() ? nearest : nextQuarterHour(now)
}

/** Offered until the customer chooses: 15 minutes from now, rounded (CON-11). */
export function defaultStartTime(now: Date): Date {
  return startTime(new Date(now.getTime() + QUARTER_HOUR), now)
}

function nextQuarterHour(instant: Date): Date {
  return new Date((Math.floor(instant.getTime() / QUARTER_HOUR) + 1) * QUARTER_HOUR)
}
