import { unspentConvictions } from '../../risk/conviction'
import type { Driver } from '../../risk/driver'
import { type Factor, unfit } from '../factor'
import { cellOf } from '../tables'

/**
 * Each unspent conviction by its code and how many years ago it was. A code not listed is read by the offence itself (CU82 as CU80),
 * then by its kind (CU*), then as any other.
 */
export const convictions: Factor<Driver> = {
  table: 'convictions',
  words: 'A motoring conviction',
  bind: (table) => {
    if (table.kind !== 'grid') return unfit(table, 'grid')
    if (cellOf(table, ['*'], 0) === undefined) return { unfit: `${table.path} has no row for *` }
    return (driver, into) => {
      for (const { offence, yearsAgo } of unspentConvictions(driver)) {
        const row = cellOf(table, [offence, `${offence.slice(0, 3)}0`, `${offence.slice(0, 2)}*`], yearsAgo)
        if (row !== undefined) into.push(row)
      }
    }
  },
}
