import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Program } from './engine.ts'

/** A program that is restarted whenever it ends, like any service, until it is stopped. */
export type Supervised = {
  program: Program
  pid(): number | undefined
  /** How often it was restarted. */
  restarts(): number
  stop(): Promise<void>
}

/** How long after its end it is restarted. */
const RESTART_AFTER = 1_000
/** Our processes have 40 seconds to finish their work. */
const GRACE = 45_000

/** A program with a file of its name here stays down once it has ended: a lost machine does not come back on its own. */
export const heldFile = (folder: string, name: string) => join(folder, 'held', name)

export function supervise(
  program: Program,
  folder: string,
  env: Readonly<Record<string, string>>,
): Supervised {
  let child: ChildProcess | undefined
  let restarts = -1
  let isStopping = false

  const begin = () => {
    restarts += 1
    const log = openSync(join(folder, 'log', `${program.name}.log`), 'a')
    const [file, ...args] = program.command
    const started = spawn(file, args, {
      cwd: join(folder, 'release'),
      env: { ...env, ...program.env },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    child = started
    // A program that could not be started has no exit: both events lead to another try.
    started.once('error', () => ended(started))
    started.once('exit', () => ended(started))
  }
  const ended = async (which: ChildProcess) => {
    if (child !== which) return
    child = undefined
    await pause(RESTART_AFTER)
    while (!isStopping && existsSync(heldFile(folder, program.name))) await pause(200)
    if (!isStopping) begin()
  }

  begin()
  return {
    program,
    pid: () => child?.pid,
    restarts: () => restarts,
    async stop() {
      isStopping = true
      const last = child
      if (last?.pid === undefined) return
      const over = new Promise((resolve) => last.once('exit', resolve))
      // A frozen process does not act on SIGTERM.
      last.kill('SIGCONT')
      last.kill('SIGTERM')
      const late = setTimeout(() => last.kill('SIGKILL'), GRACE)
      await over
      clearTimeout(late)
    },
  }
}
