import { formatPence, type Pence, pence } from '@milepost/domain/values/pence'
import type { TriedPrice } from './price-of'

/** "£12.50 less", "£3.00 more", "no change". */
export function differenceWords(difference: Pence | undefined): string {
  if (difference === undefined) return ''
  if (difference === 0) return 'no change'
  return `${formatPence(pence(Math.abs(difference)))} ${difference < 0 ? 'less' : 'more'}`
}

/** What is said of a price that was tried, to those who do not see it. */
export function triedInWords(name: string, price: TriedPrice): string {
  if (price.kind === 'not-offered') return `${name}: we could not offer this online.`
  const { monthly, inFull } = price
  const parts = [
    monthly && `${formatPence(monthly.amount)} a month, ${differenceWords(monthly.difference)}`,
    inFull && `${formatPence(inFull.amount)} in full, ${differenceWords(inFull.difference)}`,
  ].filter((part) => part !== undefined)
  return `${name}: ${parts.join('; ')}.`
}
