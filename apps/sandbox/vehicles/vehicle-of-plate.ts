import { hash, pick } from '../hash'
import { type Plate, readPlate } from './plate'
import { type Failure, failures, fixedVehicles, rareVehicles } from './sentinels'
import { rowByCode, rowsSoldIn, type VehicleRow } from './vehicle-table'

export type Enquiry = { kind: 'vehicle'; plate: Plate; row: VehicleRow } | { kind: Failure }

/** Plates that tell no age get a year in this range, the same one every time. */
const UNDATED_FROM = 2008
const UNDATED_YEARS = 16

/** A plate's last letters ask for a kind of vehicle; every other plate is a car, which is what most people will type. */
const kindByEnding: ReadonlyMap<string, VehicleRow['kind']> = new Map([
  ['VAN', 'van'],
  ['CAB', 'taxi'],
  ['BKE', 'motorcycle'],
])

/** What the register holds under a registration as typed, on a day (YYYY-MM-DD). */
export function vehicleOfPlate(typed: string, today: string): Enquiry {
  const plate = readPlate(typed, today, (text) => UNDATED_FROM + (hash(text) % UNDATED_YEARS))
  if (plate === undefined) return { kind: 'not-found' }
  const failure = failures.get(plate.text)
  if (failure !== undefined) return { kind: failure }
  const row = rowFor(plate)
  return row === undefined ? { kind: 'not-found' } : { kind: 'vehicle', plate, row }
}

function rowFor(plate: Plate): VehicleRow | undefined {
  const code = fixedVehicles.get(plate.text)
  if (code !== undefined) return rowByCode(code)
  const rare = rareVehicles.get(plate.text)
  if (rare !== undefined) return rare
  const kind = kindByEnding.get(plate.text.slice(-3)) ?? 'car'
  return pick(rowsSoldIn(plate.year, kind), plate.text)
}
