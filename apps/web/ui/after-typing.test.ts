import { expect, it } from 'vitest'
import { afterTyping } from './after-typing.ts'

it('returns the text after typing at the caret or over a selection', () => {
  expect(afterTyping({ value: '1234', selectionStart: 2, selectionEnd: 2 }, '9')).toBe('12934')
  expect(afterTyping({ value: '1234', selectionStart: 1, selectionEnd: 3 }, '9')).toBe('194')
})
