/** A server's time, and the monotonic times between which it was read. All in milliseconds. */
export type Measurement = { sentAt: number; receivedAt: number; serverMs: number }

export type SteadyTime = {
  /** The server's time at a monotonic time. Throws before the first measurement. */
  at: (monotonicMs: number) => number
  /** Takes a measurement into account. Returns a correction that was too large for drift, and undefined for any other. */
  measured: (measurement: Measurement) => number | undefined
}

/** Clocks drift by less than this between two measurements. A larger difference means that a clock was set. */
const STEP_MS = 2_000
/** A server's time is cut to whole milliseconds on its way. */
const ROUNDING_MS = 1

/**
 * A server's time, continued by the monotonic clock of this process. A measurement only says that the server's time lies between
 * two bounds: an estimate within them is left alone, so a slow reply changes nothing. Small corrections never turn time back: it
 * waits for them. A large one is followed in either direction, as every other process follows it.
 */
export function steadyTime(): SteadyTime {
  let ahead: number | undefined
  let latest = Number.NEGATIVE_INFINITY
  return {
    at(monotonicMs) {
      if (ahead === undefined) throw new TypeError('The time has not been measured')
      latest = Math.max(latest, monotonicMs + ahead)
      return latest
    },
    measured({ sentAt, receivedAt, serverMs }) {
      const [least, most] = [serverMs - receivedAt - ROUNDING_MS, serverMs - sentAt + ROUNDING_MS]
      const before = ahead
      ahead = before === undefined ? (least + most) / 2 : Math.min(Math.max(before, least), most)
      const correction = before === undefined ? 0 : ahead - before
      if (Math.abs(correction) < STEP_MS) return undefined
      latest = Number.NEGATIVE_INFINITY
      return Math.round(correction)
    },
  }
}
