import { formatPence, type Pence, pence } from '@milepost/domain/values/pence'

/** What something adds or takes off: "+£12.50", "−£3.00"; nothing is neither. */
export function signedPence(amount: Pence): string {
  const sign = amount < 0 ? '−' : amount > 0 ? '+' : ''
  return `${sign}${formatPence(pence(Math.abs(amount)))}`
}
