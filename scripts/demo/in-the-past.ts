import { fork } from 'node:child_process'
import { root } from '../root.mjs'

/**
 * A second API on the same database whose clock stands a month back, for as long as the work takes. It serves calls and does no
 * jobs; what is priced there has expired here, and no row was written by hand.
 */
export async function inThePast<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const past = fork('apps/api/main.ts', [], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      ROLE: 'web',
      SITE_DIR: 'off',
      INTERNAL_PORT: 'off',
      SERVICE_PORT: 'off',
      LOG_LEVEL: 'error',
    },
    execArgv: ['--import', 'tsx', '--import', new URL('./a-month-ago.mjs', import.meta.url).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<never>((_, reject) =>
    past.once('exit', () => reject(new Error('It ended early'))),
  )
  const ready = new Promise<number>((resolve) => past.on('message', (told) => resolve(portIn(told))))
  try {
    return await work(`http://127.0.0.1:${await Promise.race([ready, ended])}`)
  } finally {
    ended.catch(() => undefined)
    past.kill('SIGTERM')
  }
}

function portIn(told: unknown): number {
  return typeof told === 'object' && told !== null && 'port' in told ? Number(told.port) : 0
}
