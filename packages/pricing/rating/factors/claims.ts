import { type ClaimKind, claimKind } from '../../risk/claim'
import type { Driver } from '../../risk/driver'
import { type Factor, unfit } from '../factor'
import { cellOf } from '../tables'

const kinds = ['fault', 'non-fault', 'fire-or-theft', 'glass'] as const satisfies readonly ClaimKind[]

/** Each claim by its kind and how many years ago it was. */
export const claims: Factor<Driver> = {
  table: 'claims',
  words: 'A claim',
  bind: (table) => {
    if (table.kind !== 'grid') return unfit(table, 'grid')
    const missing = kinds.filter((kind) => cellOf(table, [kind], 0) === undefined)
    if (missing.length > 0) return { unfit: `${table.path} has no row for ${missing.join(', ')}` }
    return (driver, into) => {
      for (const claim of driver.claims) {
        const row = cellOf(table, [claimKind(claim)], claim.yearsAgo)
        if (row !== undefined) into.push(row)
      }
    }
  },
}
