import { expect, it } from 'vitest'
import { isPromptDue } from './BreakdownPrompt.tsx'

it('is due after 18% of the page on a wide screen and 20% on another [AON-11]', () => {
  expect(isPromptDue(179, 1000, true)).toBe(false)
  expect(isPromptDue(180, 1000, true)).toBe(true)
  expect(isPromptDue(199, 1000, false)).toBe(false)
  expect(isPromptDue(200, 1000, false)).toBe(true)
})

it('is not due on a page that cannot be scrolled', () => {
  expect(isPromptDue(0, 0, true)).toBe(false)
})
