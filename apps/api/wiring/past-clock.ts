import type { Clock } from '../platform/ports.ts'

/**
 * A clock this many minutes behind, or as many as the parent process says later. It is for `npm run demo`, whose second API sells
 * the policies of past weeks on the same database.
 */
export function pastClock(clock: Clock, minutesAtStart: number): Clock {
  let minutes = minutesAtStart
  process.on('message', (message) => {
    const wanted = Number(Object(message).clockBackMinutes)
    if (!Number.isInteger(wanted)) return
    minutes = wanted
    process.send?.({ clockIsBackMinutes: minutes })
  })
  // The channel must not keep the process running once its own work ends.
  process.channel?.unref()
  return () => new Date(clock().getTime() - minutes * 60_000)
}
