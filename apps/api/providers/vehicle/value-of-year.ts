import type { VehicleRow } from './vehicle-table'

/** The lowest value given for anything that still moves. */
const FLOOR = 500

/** Used value of a row's vehicle in another year: 0.86 for each year older than the known one, divided by 0.88 for each newer. */
export function valueOfYear(row: Pick<VehicleRow, 'typicalValueGbp' | 'valueForYear'>, year: number): number {
  const older = row.valueForYear - year
  const value = row.typicalValueGbp * (older > 0 ? 0.86 ** older : 0.88 ** older)
  return Math.max(FLOOR, Math.round(value / 10) * 10)
}
