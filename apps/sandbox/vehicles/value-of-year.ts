/** The lowest value given for anything that still moves. */
const FLOOR = 500

/** Used value of a vehicle of another year: 0.86 for each year older than the known one, divided by 0.88 for each year newer. */
export function valueOfYear(known: { typicalValueGbp: number; valueForYear: number }, year: number): number {
  const older = known.valueForYear - year
  const value = known.typicalValueGbp * (older > 0 ? 0.86 ** older : 0.88 ** older)
  return Math.max(FLOOR, Math.round(value / 10) * 10)
}
