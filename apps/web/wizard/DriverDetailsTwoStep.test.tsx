import { aDriver } from '@milepost/domain/questions/people/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadJourneyDefinition } from '../state/journey-definition.ts'
import { resetQuote, useQuote } from '../state/quote-state.ts'
import { MemoryRouter } from '../testing/memory-router.tsx'
import { DriverDetailsTwoStep } from './DriverDetailsTwoStep.tsx'
import { atTheDrivers } from './drivers/testing.ts'

beforeEach(loadJourneyDefinition)
afterEach(() => {
  cleanup()
  resetQuote()
})

function sayNo(additionalDrivers = [aDriver, aDriver]) {
  useQuote.setState({ answers: { ...atTheDrivers, additionalDrivers } })
  render(
    <MemoryRouter>
      <DriverDetailsTwoStep />
    </MemoryRouter>,
  )
  fireEvent.click(anyoneElse('No'))
}

const anyoneElse = (answer: 'Yes' | 'No') =>
  within(
    screen.getByRole('radiogroup', { name: 'Will anyone else drive the vehicle?' }),
  ).getByRole<HTMLInputElement>('radio', { name: answer })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('removes the added drivers once a no is confirmed [NAV-24]', () => {
  sayNo()
  expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeTruthy()
  press('Yes, remove the 2 drivers')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(useQuote.getState().answers.additionalDrivers).toEqual([])
  expect(anyoneElse('No').checked).toBe(true)
})

it('keeps them, and the yes, when it is not confirmed', () => {
  sayNo()
  press('No, keep the 2 drivers')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(useQuote.getState().answers.additionalDrivers).toHaveLength(2)
  expect(anyoneElse('Yes').checked).toBe(true)
})

it('asks for no confirmation when no driver was added', () => {
  sayNo([])
  expect(screen.queryByRole('dialog')).toBeNull()
})
