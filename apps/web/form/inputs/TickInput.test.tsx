import { hasConsented } from '@milepost/domain/questions/people/has-consented'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ask, descriptionOf, pressContinue } from './testing.tsx'

afterEach(cleanup)

const box = () => screen.getByRole<HTMLInputElement>('checkbox')

it('is clear until it is ticked, and can be cleared again', () => {
  const { answered } = ask(hasConsented, { of: 'driver' })
  expect(box().checked).toBe(false)
  fireEvent.click(box())
  expect(box().checked).toBe(true)
  fireEvent.click(box())
  expect(box().checked).toBe(false)
  pressContinue()
  expect(answered).toEqual([])
})

it('explains why it must be ticked, and accepts the tick', () => {
  const { answered } = ask(hasConsented, { of: 'driver' })
  pressContinue()
  expect(box().dataset['errorKey']).toBe('consentRequired')
  expect(descriptionOf(box())).toEqual([expect.stringContaining('Please ask the driver')])
  expect(document.activeElement).toBe(box())
  fireEvent.click(box())
  expect(box().hasAttribute('aria-invalid')).toBe(false)
  pressContinue()
  expect(answered).toEqual([true])
})
