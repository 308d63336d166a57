import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

it('returns the class, the code and the location of an error', () => {
  const error = Object.assign(new TypeError('Mr Smith is not a function'), { code: 'EADDRINUSE' })
  expect(describeError(error)).toMatchObject({ kind: 'TypeError', code: 'EADDRINUSE' })
  expect(describeError(error).frames[0]).toMatch(/^describe-error\.test\.ts:\d+:\d+$/)
})

it('ignores lines of a message that look like stack frames', () => {
  const error = new Error('first\n    at smith (smith.ts:1:1)')
  expect(describeError(error).frames).not.toContain('smith.ts:1:1')
})

it.each([['a string'], [undefined], [{ message: 'Smith' }]])('reports a thrown %j as unknown', (thrown) => {
  expect(describeError(thrown)).toEqual({ kind: 'unknown', code: undefined, frames: [] })
})
