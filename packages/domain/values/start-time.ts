const QUARTER_HOUR = 15 * 60_000

/**
 * The nearest quarter of an hour; half way rounds up. London is always offset by whole hours, so its quarters are those of UTC.
 */
export function nearestQuarterHour(instant: Date): Date {
  return new Date(Math.round(instant.getTime() / QUARTER_HOUR) * QUARTER_HOUR)
}

/**
 * When cover may start, for a requested time: the nearest quarter of an hour, or the next one from now if that has passed,
 * because cover is never backdated (CON-11, D-129, D-131).
 */
export function startTime(requested: Date, now: Date): Date {
  const nearest = nearestQuarterHour(requested)
  return nearest.getTime() > now.getTime() ? nearest : nextQuarterHour(now)
}

/** The default until the customer chooses: 15 minutes from now, rounded (CON-11). */
export function defaultStartTime(now: Date): Date {
  return startTime(new Date(now.getTime() + QUARTER_HOUR), now)
}

function nextQuarterHour(instant: Date): Date {
  return new Date((Math.floor(instant.getTime() / QUARTER_HOUR) + 1) * QUARTER_HOUR)
}
