import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endAll, isAlive, MARK, processesIn } from './processes.ts'
import { heldFile, supervise } from './supervised.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-'))
  for (const name of ['log', 'held', 'release']) mkdirSync(join(folder, name))
})
afterEach(async () => {
  await endAll(folder, 200)
  rmSync(folder, { recursive: true })
})

const sleeper = {
  name: 'sleeper',
  does: 'nothing',
  command: ['/bin/sh', '-c', 'sleep 300 & wait'] as const,
  waitsFor: async () => undefined,
}
const onLinux = process.platform === 'linux'

it.skipIf(!onLinux)(
  'restarts a killed program, but not while a rehearsal holds it down [CLU-107]',
  async () => {
    const supervised = supervise(sleeper, folder, { [MARK]: folder })
    const first = supervised.pid() ?? 0
    expect(isAlive(first)).toBe(true)
    process.kill(first, 'SIGKILL')
    await expect.poll(() => supervised.restarts(), { timeout: 60_000 }).toBe(1)
    expect(supervised.pid()).not.toBe(first)

    writeFileSync(heldFile(folder, 'sleeper'), '')
    process.kill(supervised.pid() ?? 0, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect([supervised.restarts(), supervised.pid()]).toEqual([1, undefined])
    rmSync(heldFile(folder, 'sleeper'))
    await expect.poll(() => supervised.restarts(), { timeout: 60_000 }).toBe(2)
    await supervised.stop()
    expect(supervised.pid()).toBe(undefined)
  },
)

it.skipIf(!onLinux)(
  'finds and ends only the processes that a killed supervisor left, frozen or not [CLU-106]',
  async () => {
    const other = spawn('sleep', ['300'], { env: { ...process.env, [MARK]: `${folder}-of-another` } })
    const left = spawn('/bin/sh', ['-c', 'sleep 300 & sleep 300'], {
      env: { PATH: process.env['PATH'], [MARK]: folder },
      detached: true,
    })
    await expect.poll(() => processesIn(folder).length).toBe(3)
    const [frozen] = processesIn(folder).filter(({ parent }) => parent === left.pid)
    process.kill(frozen?.pid ?? 0, 'SIGSTOP')
    expect(await endAll(folder, 500)).toBe(3)
    expect(processesIn(folder)).toEqual([])
    expect(other.exitCode).toBe(null)
    other.kill()
    await once(other, 'exit')
  },
)
