/** Whole miles, from the lower to the upper end of a band. */
export type MileRange = { from: number; to: number }

const BAND = 1_000
const DAYS = 365
const WEEKS = 52

/** A yearly mileage band per day and per week, to help the customer choose (VEH-38, D-077). */
export function mileageHelper(miles: number): { daily: MileRange; weekly: MileRange } {
  const spreadOver = (parts: number): MileRange => ({
    from: Math.round(Math.max(0, miles - BAND) / parts),
    to: Math.round(miles / parts),
  })
  return { daily: spreadOver(DAYS), weekly: spreadOver(WEEKS) }
}

/** "About 19 to 22 miles a day, or 135 to 154 miles a week". */
export function mileageHelp(miles: number): string {
  const { daily, weekly } = mileageHelper(miles)
  return `About ${daily.from} to ${daily.to} miles a day, or ${weekly.from} to ${weekly.to} miles a week`
}
