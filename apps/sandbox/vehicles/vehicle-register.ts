import { hash, pick } from '../hash.ts'
import { type Plate, readPlate } from './plate.ts'
import table from './vehicle-table.json' with { type: 'json' }

export type Enquiry = { kind: 'vehicle'; plate: Plate; row: VehicleRow } | { kind: Failure }

/** Plates without an age get a year in this range, always the same one. */
const UNDATED_FROM = 2008
const UNDATED_YEARS = 16

/** A plate's last letters select a kind of vehicle; every other plate is a car, the most common case. */
const kindByEnding: ReadonlyMap<string, VehicleRow['kind']> = new Map([
  ['VAN', 'van'],
  ['CAB', 'taxi'],
  ['BKE', 'motorcycle'],
])

/** The register's entry for a registration as typed, on a day (YYYY-MM-DD). */
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

/** Plates with a fixed vehicle, for tests and first-time users. */
export const fixedVehicles: ReadonlyMap<string, string> = new Map([
  ['AA19AAA', 'DEMO0001'],
  ['VN21VAN', 'DEMO0134'],
  ['HV18VAN', 'DEMO0292'],
  ['MC20BKE', 'DEMO0185'],
  ['OL05CAR', 'DEMO0214'],
  ['TX18CAB', 'DEMO0175'],
  ['AB19REG', 'DEMO0001'],
  ['AC21REG', 'DEMO0006'],
])

/** A plate of a make that is in none of our tables. */
const rareVehicles: ReadonlyMap<string, VehicleRow> = new Map([
  [
    'AD15REG',
    {
      code: 'RARE0001',
      kind: 'car',
      make: 'Lotus',
      model: 'Elise',
      variant: '1.6 Sport',
      body: 'Roadster',
      doors: 2,
      fuel: 'Petrol',
      transmission: 'Manual',
      cc: 1598,
      group: 44,
      seats: 2,
      grossWeightKg: null,
      yearFrom: 2010,
      yearTo: 2021,
      typicalValueGbp: 24_000,
      valueForYear: 2015,
    },
  ],
])

/** Plates the provider only knows from the vehicle register, which gives no model. */
export function isRegisterOnly(plate: string): boolean {
  return plate.endsWith('REG')
}

export type Failure =
  | 'not-found'
  | 'refused-format'
  | 'fails'
  | 'down-for-repair'
  | 'throttled'
  | 'never-answers'

/** Returned to a throttled caller. Longer than a customer waits: a caller that honours it stops immediately. */
export const RETRY_AFTER_SECONDS = '60'

/** Plates that fail. All but the last are the DVLA's own published test plates. */
const failures: ReadonlyMap<string, Failure> = new Map([
  ['ER19NFD', 'not-found'],
  ['ER19BAD', 'refused-format'],
  ['ER19ERR', 'fails'],
  ['ER19MNT', 'down-for-repair'],
  ['ER19THR', 'throttled'],
  ['ER19TMO', 'never-answers'],
])

export type VehicleRow = (typeof table.vehicles)[number]

export type VehicleClass = 'car' | 'van' | 'motorcycle'

/** A goods vehicle above this is not a light van; only a test plate gives one. */
export const LIGHT_VAN_KG = 3500

export function rowByCode(code: string): VehicleRow | undefined {
  return table.vehicles.find((row) => row.code === code)
}

/** Rows of a kind sold in a year, without heavy goods vehicles. */
export function rowsSoldIn(year: number, kind: VehicleRow['kind']): readonly VehicleRow[] {
  return table.vehicles.filter(
    (row) =>
      row.kind === kind &&
      row.yearFrom <= year &&
      (row.yearTo === null || year <= row.yearTo) &&
      (row.grossWeightKg ?? 0) <= LIGHT_VAN_KG,
  )
}

/** A vehicle register counts taxis as passenger cars. */
export function classOf(row: VehicleRow): VehicleClass {
  return row.kind === 'van' || row.kind === 'motorcycle' ? row.kind : 'car'
}
