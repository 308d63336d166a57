import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { VehicleCard } from './VehicleCard.tsx'

afterEach(cleanup)

const coded = (desc: string) => ({ code: desc, desc })
const fiesta = {
  make: coded('Ford'),
  model: coded('Fiesta Zetec'),
  numberOfDoors: coded('5 doors'),
  bodyType: coded('Hatchback'),
  fuelType: coded('Petrol'),
  transmission: coded('Manual'),
  cubicCapacity: 999,
  year: 2019,
  isCommercialVehicle: false,
} as VehicleInfo

function show(vehicle: Partial<VehicleInfo> = {}, onChange?: () => void) {
  const { container } = render(<VehicleCard vehicle={{ ...fiesta, ...vehicle }} onChange={onChange} />)
  return {
    shape: container.querySelector('[data-shape]')?.getAttribute('data-shape'),
    facts: [...container.querySelectorAll('dd')].map(({ textContent }) => textContent),
  }
}

it('shows make and model once, and the rest in everyday words [VEH-01] [VEH-02]', () => {
  const { facts } = show()
  expect(screen.getByRole('heading', { name: 'Vehicle Details' })).toBeDefined()
  expect(screen.getAllByText(/Ford|Fiesta/)).toHaveLength(1)
  expect(facts).toEqual(['5-door hatchback', '999 cc petrol', 'Manual', '2019'])
})

it.each([
  [{ cubicCapacity: 0, fuelType: coded('Electric') }, 'Electric'],
  [{ cubicCapacity: 1995, fuelType: coded('Diesel') }, '1,995 cc diesel'],
  [{ numberOfDoors: coded('') }, 'Hatchback'],
  [{ bodyType: coded('SUV') }, '5-door SUV'],
])('shows %j as %s', (vehicle, words) => {
  expect(show(vehicle).facts).toContain(words)
})

it.each([
  ['5 doors', 'Hatchback', 'hatchback'],
  ['3 doors', 'Hatchback', 'three-door hatchback'],
  ['4 doors', 'Saloon', 'saloon'],
  ['5 doors', 'Panel Van', 'van'],
])('draws %s and %s as a %s', (doors, body, shape) => {
  expect(show({ numberOfDoors: coded(doors), bodyType: coded(body) }).shape).toBe(shape)
})

it('asks whether it is the right vehicle only if it can be changed in the card', () => {
  show()
  expect(screen.queryByText('Is this your vehicle?')).toBeNull()
  cleanup()
  const onChange = vi.fn()
  show({}, onChange)
  expect(screen.getByText('Is this your vehicle?')).toBeDefined()
  screen.getByRole('button', { name: 'Change vehicle' }).click()
  expect(onChange).toHaveBeenCalledOnce()
})
