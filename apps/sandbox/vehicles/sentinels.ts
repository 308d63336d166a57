import type { VehicleRow } from './vehicle-table'

/** Plates with one fixed vehicle, so that tests and newcomers can rely on it. */
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

/** A plate of a make that is in no table of ours. */
export const rareVehicles: ReadonlyMap<string, VehicleRow> = new Map([
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

/** Plates that the provider knows from the register of vehicles only, which names no model. */
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

/** Told to whoever asks too often. Longer than a customer waits: a caller that honours it gives up at once. */
export const RETRY_AFTER_SECONDS = '60'

/** Plates that fail. All but the last are the DVLA's own published test plates. */
export const failures: ReadonlyMap<string, Failure> = new Map([
  ['ER19NFD', 'not-found'],
  ['ER19BAD', 'refused-format'],
  ['ER19ERR', 'fails'],
  ['ER19MNT', 'down-for-repair'],
  ['ER19THR', 'throttled'],
  ['ER19TMO', 'never-answers'],
])
