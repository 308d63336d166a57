import { expect, it } from 'vitest'
import { type Checked, ok, refused } from './result.ts'

it('contains the value of a valid answer', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 })
})

it('contains the cause and the message of a refusal', () => {
  const checked: Checked<number, 'tooFar'> = refused('tooFar', 'That is too far')
  expect(checked).toEqual({ ok: false, key: 'tooFar', message: 'That is too far' })
})
