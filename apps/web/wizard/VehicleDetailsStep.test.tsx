import { brands } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { inSentence } from '@milepost/domain/journeys/product-name'
import { telematicsInBrief } from '@milepost/domain/quote/telematics-in-brief'
import { journeyIds } from '@milepost/domain/terms/identity'
import { isMeasured } from '@milepost/domain/terms/terms'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stepPath } from '../paths.ts'

/** The journey of a page is fixed when it loads, so each journey is loaded again. */
async function open(journey: string) {
  vi.resetModules()
  document.documentElement.dataset['journey'] = journey
  const [{ VehicleDetailsStep }, { MemoryRouter }] = await Promise.all([
    import('./VehicleDetailsStep.tsx'),
    import('../testing/memory-router.tsx'),
  ])
  render(
    <MemoryRouter initialEntries={[stepPath('vehicleDetails')]}>
      <VehicleDetailsStep />
    </MemoryRouter>,
  )
}

const before = document.documentElement.dataset['journey']
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  if (before !== undefined) document.documentElement.dataset['journey'] = before
})

it.each(journeyIds)(
  'names the insurance of %s in its heading and title, and promises that no card is needed yet',
  async (id) => {
    await open(id)
    const { name, brand } = journeys[id]
    const heading = screen.getByRole('heading', { level: 1 }).textContent ?? ''
    expect(heading).toBe(brands[brand].firstScreen.heading(inSentence(name)))
    expect(heading).toContain(inSentence(name))
    expect(heading).toMatch(/insurance/)
    expect(screen.getByText(brands[brand].firstScreen.promise).textContent).toMatch(/card/)
    expect(document.title).toBe(`Vehicle Details - ${name} - ${brands[brand].firm.name}`)
  },
)

it.each(journeyIds)(
  'explains on %s that a device is fitted and what it measures, if there is one',
  async (id) => {
    await open(id)
    const note = screen.queryByText(telematicsInBrief.title)
    expect(note !== null).toBe(isMeasured(journeys[id]))
    if (note)
      expect(note.parentElement?.textContent).toMatch(/speed, braking and cornering, and when and where/)
  },
)

it('has one button until a vehicle is found [VEH-01]', async () => {
  await open('acorn_pc')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Find Vehicle'])
  // It submits the form, so that Enter works before any script and for every reader.
  expect(screen.getByRole('button').getAttribute('type')).toBe('submit')
})
