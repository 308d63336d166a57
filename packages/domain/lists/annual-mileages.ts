import type { CodeEntry } from './code-list'

/** A band of a thousand miles, chosen and stored as a number (D-078). */
export type AnnualMileage = CodeEntry & { readonly miles: number }

const BAND = 1_000
const HIGHEST = 50_000
const grouped = new Intl.NumberFormat('en-GB')

/** The top of the band a mileage falls in; the lowest band starts at nought. */
function topOfBand(miles: number): number {
  return Math.max(BAND, Math.ceil(miles / BAND) * BAND)
}

/** "Up to 8,000" for 8,000 and for the odd 7,450 a comparison site may send (VEH-39). */
export function annualMileageLabel(miles: number): string {
  return `Up to ${grouped.format(topOfBand(miles))}`
}

const option = (miles: number): AnnualMileage => ({
  code: String(miles),
  desc: annualMileageLabel(miles),
  miles,
})

/** Steps of 1,000 to 50,000. */
export const annualMileages: readonly AnnualMileage[] = Array.from({ length: HIGHEST / BAND }, (_, index) =>
  option((index + 1) * BAND),
)

/**
 * The options with a stored number in the place of its band, so that 7,450 stays 7,450 and reads "Up to 8,000" (D-078).
 * Nought is the stored default and no answer (D-075).
 */
export function annualMileagesHolding(miles: number | undefined): readonly AnnualMileage[] {
  if (miles === undefined || miles <= 0) return annualMileages
  if (miles > HIGHEST) return [...annualMileages, option(miles)]
  return annualMileages.map((band) => (band.miles === topOfBand(miles) ? option(miles) : band))
}
