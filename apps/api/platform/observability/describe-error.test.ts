import { expect, it } from 'vitest'
import { describeError } from './describe-error'

it('tells the class, the code and the place of an error', () => {
  const error = Object.assign(new TypeError('Mr Smith is not a function'), { code: 'EADDRINUSE' })
  expect(describeError(error)).toMatchObject({ kind: 'TypeError', code: 'EADDRINUSE' })
  expect(describeError(error).frames[0]).toMatch(/^describe-error\.test\.ts:\d+:\d+$/)
})

it('takes no frame from a message that looks like one', () => {
  const error = new Error('first\n    at smith (smith.ts:1:1)')
  expect(describeError(error).frames).not.toContain('smith.ts:1:1')
})

it.each([['a string'], [undefined], [{ message: 'Smith' }]])('knows nothing of %j thrown', (thrown) => {
  expect(describeError(thrown)).toEqual({ kind: 'unknown', code: undefined, frames: [] })
})
