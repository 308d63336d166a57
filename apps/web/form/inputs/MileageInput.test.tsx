import { annualMileage } from '@milepost/domain/questions/vehicle/use'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ask, pressContinue, type } from './testing.tsx'

afterEach(cleanup)

const list = () => screen.getByRole<HTMLSelectElement>('combobox')

it('shows the chosen mileage per day and per week [VEH-38]', () => {
  const { answered } = ask(annualMileage, { of: 'vehicleDetails' })
  expect(screen.getByRole('status').textContent).toBe('')
  type(list(), '8000')
  expect(screen.getByRole('status').textContent).toBe(
    'About 19 to 22 miles a day, or 135 to 154 miles a week',
  )
  pressContinue()
  expect(answered).toEqual([8000])
})

it('keeps a mileage between two options that came with a quote', () => {
  ask(annualMileage, { of: 'vehicleDetails', subject: { annualMileage: 7450 } })
  expect(list().value).toBe('7450')
  expect(list().selectedOptions[0]?.textContent).toBe('Up to 8,000')
})

it('shows no answer for a stored zero', () => {
  ask(annualMileage, { of: 'vehicleDetails', subject: { annualMileage: 0 } })
  expect(list().value).toBe('')
})

it('shows no daily mileage when the mileage is for thirty days', () => {
  ask(annualMileage, { of: 'vehicleDetails', id: 'briefly_impound' })
  type(list(), '1000')
  expect(screen.getByRole('status').textContent).toBe('')
})
