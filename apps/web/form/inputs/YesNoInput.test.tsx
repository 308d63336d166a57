import { hasFullUkLicence } from '@milepost/domain/questions/people/driving-licence'
import { you } from '@milepost/domain/questions/people/whose'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ask, pressContinue } from './testing.tsx'

afterEach(cleanup)

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

it('preselects no answer for the customer', () => {
  const { answered } = ask(hasFullUkLicence(you))
  expect([radio('Yes').checked, radio('No').checked]).toEqual([false, false])
  pressContinue()
  expect(answered).toEqual([])
  expect(document.activeElement).toBe(radio('Yes'))
})

it('can be answered and changed', () => {
  const { answered } = ask(hasFullUkLicence(you))
  fireEvent.click(radio('Yes'))
  fireEvent.click(radio('No'))
  expect([radio('Yes').checked, radio('No').checked]).toEqual([false, true])
  pressContinue()
  expect(answered).toEqual([false])
})

it('shows the answer that is stored', () => {
  ask(hasFullUkLicence(you), { subject: { hasFullUkLicence: true } })
  expect(radio('Yes').checked).toBe(true)
})
