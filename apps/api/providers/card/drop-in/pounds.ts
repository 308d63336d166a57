import type { Pence } from '@milepost/domain/values/pence'

/** Pounds as transactions carry them, "123.45": never by way of a fraction. */
export function poundsText(amount: Pence): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}
