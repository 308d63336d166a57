import { aDriver } from '@milepost/domain/questions/people/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { useQuote } from '../../state/quote-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { AdditionalDriversStep } from './AdditionalDriversStep.tsx'
import { atTheDrivers } from './testing.ts'

// The server writes the journey into the page before any script runs.
vi.hoisted(() => {
  document.documentElement.dataset['journey'] = 'acorn_taxi'
})

afterEach(cleanup)

it('refuses a driver with a public hire badge on a private hire policy [ADD-17]', async () => {
  await loadJourneyDefinition()
  const vehicleDetails = { ...atTheDrivers.vehicleDetails, vehicleUse: 'PR' } as const
  const answers = { ...atTheDrivers, vehicleDetails, additionalDrivers: [aDriver] }
  useQuote.setState({ answers })
  render(
    <MemoryRouter>
      <AdditionalDriversStep />
    </MemoryRouter>,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Edit Jo Ng')
  const publicHire = screen.getByRole('radio', { name: 'Public hire' })
  fireEvent.click(publicHire)
  press('Save driver')
  expect(screen.getAllByText('Public hire not allowed under a private hire policy')).toHaveLength(2)
  expect(document.activeElement?.getAttribute('name')).toBe(publicHire.getAttribute('name'))
  expect(useQuote.getState().answers.additionalDrivers).toEqual([aDriver])
})
