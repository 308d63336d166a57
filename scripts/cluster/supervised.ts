import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Program } from './engine'

/** A program that is started again whenever it ends, like any service, until it is told to stop. */
export type Supervised = {
  program: Program
  pid(): number | undefined
  /** How often it was started again. */
  restarts(): number
  stop(): Promise<void>
}

/** How long after its end it is started again. */
const RESTART_AFTER = 1_000
/** Our processes may finish what is under way for 40 seconds. */
const GRACE = 45_000

/** A program with a file of its name here stays down once it has ended: a machine that is lost does not come back by itself. */
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
    // A program that is not there has no exit: both lead to another try.
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
      // A frozen one hears nothing.
      last.kill('SIGCONT')
      last.kill('SIGTERM')
      const late = setTimeout(() => last.kill('SIGKILL'), GRACE)
      await over
      clearTimeout(late)
    },
  }
}
