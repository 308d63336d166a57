import { claimKind } from '../../risk/claim'
import type { Driver } from '../../risk/driver'
import { type Factor, unfit } from '../factor'
import { rowAt } from '../tables'

/** Each fault claim by what it cost, in whole pounds. */
export const claimCost: Factor<Driver> = {
  table: 'claim-cost',
  words: 'Cost of a fault claim',
  bind: (table) => {
    if (table.kind !== 'bands') return unfit(table, 'bands')
    return (driver, into) => {
      for (const claim of driver.claims) {
        if (claimKind(claim) === 'fault') into.push(rowAt(table, Math.floor(claim.cost / 100)))
      }
    }
  },
}
