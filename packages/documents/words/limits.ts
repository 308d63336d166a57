import { coverLimits } from '@milepost/domain/quote/cover-limits'
import { formatPounds, fromPounds } from '@milepost/domain/values/pence'

/** What is the same on every journey; limits that differ are in the journey's terms. */
export const limits = {
  ...coverLimits,
  /** BUY-02. */
  reportWithinHours: 24,
  /** ICOBS 7.1. */
  coolingOffDays: 14,
} as const

/** "£20,000,000": a limit is whole pounds. */
export function pounds(amount: number): string {
  return formatPounds(fromPounds(amount))
}
