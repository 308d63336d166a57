import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { background } from './lifecycle.ts'
import { createLog } from './log.ts'

const lines: string[] = []
const log = createLog('debug', { write: (line) => lines.push(line) })

it('starts only when the caller is done, and resolves when all work is finished', async () => {
  const { later, finished } = background(log)
  const done: string[] = []
  later(async () => {
    await pause(20)
    done.push('first')
    later(async () => void done.push('what the first began'))
  })
  await Promise.resolve()
  expect(done).toEqual([])
  await finished()
  expect(done).toEqual(['first', 'what the first began'])
})

it('logs where work failed, without the error message, and continues', async () => {
  const { later, finished } = background(log)
  later(async () => Promise.reject(new TypeError('Mr Smith')))
  later(() => {
    throw new RangeError('at once')
  })
  await finished()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      event: 'background.failed',
      kind: 'TypeError',
      frames: expect.arrayContaining([expect.stringMatching(/^background\.test\.ts:/)]),
    },
    { event: 'background.failed', kind: 'RangeError' },
  ])
  expect(lines.join()).not.toContain('Smith')
})
