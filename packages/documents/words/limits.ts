import { formatPounds, fromPounds } from '@milepost/domain/values/pence'

/** Limits of cover that are the same on every journey; those that differ are in the journey's terms. */
export const limits = {
  /** CON-34. */
  passengerMedical: { each: pounds(100), incident: pounds(400) },
  /** CON-39: on a total loss. */
  courtesyCarDays: 7,
  /** BUY-02. */
  reportWithinHours: 24,
  /** ICOBS 7.1. */
  coolingOffDays: 14,
} as const

/** "£20,000,000": a limit is whole pounds. */
export function pounds(amount: number): string {
  return formatPounds(fromPounds(amount))
}
