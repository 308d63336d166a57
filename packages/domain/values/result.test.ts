import { expect, it } from 'vitest'
import { type Checked, ok, refused } from './result'

it('carries the value of a good answer', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 })
})

it('carries the cause and the words of a refusal', () => {
  const checked: Checked<number, 'tooFar'> = refused('tooFar', 'That is too far')
  expect(checked).toEqual({ ok: false, key: 'tooFar', message: 'That is too far' })
})
