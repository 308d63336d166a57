import { formatPounds, fromPounds } from '../values/pence.ts'

/**
 * Limits of cover that are the same on every journey, on pages and in documents; those that differ are in the journey's terms.
 */
export const coverLimits = {
  /** CON-34. */
  passengerMedical: { each: formatPounds(fromPounds(100)), incident: formatPounds(fromPounds(400)) },
  /** CON-39: on a total loss. */
  courtesyCarDays: 7,
} as const

/** "£20 million": easier to read than seven zeros. */
export function inMillions(pounds: number): string {
  return `${formatPounds(fromPounds(pounds / 1_000_000))} million`
}
