import { fork } from 'node:child_process'
import { root } from '../../platform/db/testing/child-program.ts'

export type Ending = { code: number | null; signal: NodeJS.Signals | null }

export type Running = {
  pid: number
  port: number
  smtpPort: number
  /** Resolves when it has ended, for any reason. */
  ended: Promise<Ending>
  hasEnded(): boolean
  /** Sends a signal and does not wait. */
  signal(signal: NodeJS.Signals): void
  /** Ends it and waits: gracefully, or like a power cut. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<Ending>
}

/** One of our servers as a separate process, once it is ready. It ends when we do. */
export async function startProcess(
  program: string,
  env: Readonly<Record<string, string>>,
  logTo: number,
  cwd = root,
): Promise<Running> {
  const child = fork(program, [], {
    cwd,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], HOST: '127.0.0.1', ...env },
    stdio: ['ignore', logTo, logTo, 'ipc'],
  })
  let isOver = false
  const ended = new Promise<Ending>((resolve) => {
    child.once('exit', (code, signal) => {
      isOver = true
      resolve({ code, signal })
    })
  })
  // A worker has no port.
  const ready = new Promise<{ kind: 'ready'; port?: number; smtpPort?: number }>((resolve) => {
    child.once('message', (message) => resolve(Object(message)))
  })
  const first = await Promise.race([ready, ended])
  if (!('kind' in first)) throw new Error(`A process ended before it served: ${JSON.stringify(first)}`)
  return {
    pid: child.pid ?? 0,
    port: first.port ?? 0,
    smtpPort: first.smtpPort ?? 0,
    ended,
    hasEnded: () => isOver,
    signal: (signal) => void child.kill(signal),
    async stop(signal = 'SIGTERM') {
      // A stopped process has to be continued first.
      if (signal === 'SIGKILL') child.kill('SIGCONT')
      child.kill(signal)
      return ended
    },
  }
}
