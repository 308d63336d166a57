import type { ProductLine } from '../terms/terms'

/** What a customer of a line calls the vehicle, and what is lent in its place (JRN-15). */
type VehicleWords = { vehicle: string; courtesy: string }

const car: VehicleWords = { vehicle: 'car', courtesy: 'courtesy car' }

const words: Record<ProductLine, VehicleWords> = {
  'private-car': car,
  protect: car,
  telematics: car,
  van: { vehicle: 'van', courtesy: 'courtesy car or van' },
  taxi: { vehicle: 'taxi', courtesy: 'courtesy car' },
  impound: { vehicle: 'vehicle', courtesy: 'courtesy car' },
}

export function vehicleWords(line: ProductLine): VehicleWords {
  return words[line]
}
