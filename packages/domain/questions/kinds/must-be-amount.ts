import { currencyInputMaximum } from '../../values/money-text'
import { formatPounds, isPence, type Pence } from '../../values/pence'
import type { Wrong } from '../question'

/** An amount that is needed and may be nothing at all (CLM-03, D-114), up to what a currency input takes (VEH-22). */
export function mustBeAmount(what: string, key: string) {
  return (amount: Pence | undefined): Wrong | undefined => {
    if (!isPence(amount))
      return { key: `${key}Required`, message: `Please enter ${what}, or 0 if there is none` }
    if (amount < 0) return { key: `${key}Negative`, message: `Please enter 0 or more for ${what}` }
    if (amount > currencyInputMaximum)
      return {
        key: `${key}Maximum`,
        message: `Please enter ${formatPounds(currencyInputMaximum)} or less for ${what}`,
      }
    return undefined
  }
}
