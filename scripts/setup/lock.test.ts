import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { alone } from './lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lock = () => join(folder, 'below', 'work.lock')
const ignore = () => {}

describe('work done alone', () => {
  it('waits for the work in progress, names its process, and then runs', async () => {
    const order: string[] = []
    const waited: number[] = []
    const first = alone(
      lock(),
      async () => {
        order.push('first begins')
        await pause(300)
        order.push('first ends')
      },
      ignore,
    )
    const second = alone(
      lock(),
      async () => order.push('second'),
      (holder) => waited.push(holder),
    )
    await Promise.all([first, second])
    expect(order).toEqual(['first begins', 'first ends', 'second'])
    expect(waited).toEqual([process.pid])
  })

  it('returns the result of the work, and leaves no lock', async () => {
    expect(await alone(lock(), async () => 42, ignore)).toBe(42)
    expect(existsSync(lock())).toBe(false)
  })

  it('leaves no lock when the work fails', async () => {
    const failing = alone(lock(), () => Promise.reject(new Error('no disk')), ignore)
    await expect(failing).rejects.toThrow('no disk')
    expect(existsSync(lock())).toBe(false)
  })

  it('takes over immediately from a process that is gone', async () => {
    await alone(lock(), async () => {}, ignore)
    const gone = 2 ** 30 // above any process number that a system assigns
    writeFileSync(lock(), `${gone} 1`)
    const waited: number[] = []
    expect(
      await alone(
        lock(),
        async () => 'done',
        (holder) => waited.push(holder),
      ),
    ).toBe('done')
    expect(waited).toEqual([])
  })

  it('takes over a lock that is no longer touched, when another process now has its process number', async () => {
    await alone(lock(), async () => {}, ignore)
    writeFileSync(lock(), `${process.pid} 1`)
    // Fifty checks, which are ten seconds outside tests.
    expect(await alone(lock(), async () => 'done', ignore, 10)).toBe('done')
  })
})
