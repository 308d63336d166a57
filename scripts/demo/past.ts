import { fork } from 'node:child_process'
import { root } from '../root.mjs'

/**
 * A second API on the same database, whose clock is set back as far as requested. It serves calls and runs no jobs: prices and
 * purchases made there are dated in the past, without any row written by hand.
 */
export type Past = {
  origin: string
  /** Sets its clock this many minutes back. Time may only move forwards: limits and sessions of a program rely on that. */
  goBack(minutes: number): Promise<void>
  close(): void
}

export const MINUTES_OF_A_DAY = 24 * 60

/** More than a month, so that today is not too far ahead for a clock that is a month behind. */
export const inThePast = { count: 999_999, hours: 800 }
const HARDLY_ANY = `${inThePast.count}/${inThePast.hours}h`

export async function openPast(minutes: number): Promise<Past> {
  const program = fork('apps/api/main.ts', [], {
    cwd: root,
    env: {
      ...process.env,
      CLOCK_BACK_MINUTES: String(minutes),
      PORT: '0',
      ROLE: 'web',
      SITE_DIR: 'off',
      INTERNAL_PORT: 'off',
      SERVICE_PORT: 'off',
      DESK_PORT: 'off',
      LOG_LEVEL: 'error',
      // To this clock, today's prices and purchases are in the future: the limits must not count them. Its own calls must not count
      // much either: what they use up of a limit is missing today.
      PRICING_LIMIT_SESSION: HARDLY_ANY,
      PRICING_LIMIT_IP: HARDLY_ANY,
      PRICING_LIMIT_ALL: HARDLY_ANY,
      INTENT_LIMIT_IP: HARDLY_ANY,
      BANK_LIMIT_IP: HARDLY_ANY,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<never>((_, reject) =>
    program.once('exit', () => reject(new Error('The API with the past clock stopped early'))),
  )
  ended.catch(() => undefined)
  const hears = (field: string) =>
    Promise.race([
      new Promise<number>((resolve) => {
        const listen = (message: unknown) => {
          const value =
            typeof message === 'object' && message !== null ? Reflect.get(message, field) : undefined
          if (value === undefined) return
          program.off('message', listen)
          resolve(Number(value))
        }
        program.on('message', listen)
      }),
      ended,
    ])
  const port = await hears('port')
  return {
    origin: `http://127.0.0.1:${port}`,
    async goBack(wanted) {
      const heard = hears('clockIsBackMinutes')
      program.send({ clockBackMinutes: wanted })
      await heard
    },
    close() {
      program.kill('SIGTERM')
    },
  }
}
