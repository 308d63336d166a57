import type { Driver } from '../../risk/driver'
import { codeRow, type Factor, missingCodes, unfit } from '../factor'

/** Of someone with two occupations the dearer counts. */
export const occupation: Factor<Driver> = {
  table: 'occupation',
  words: 'Occupation',
  bind: (table) => {
    if (table.kind !== 'codes') return unfit(table, 'codes')
    return (
      missingCodes(table, ['*']) ??
      (({ occupations }, into) => {
        const [first, ...others] = occupations
        let dearest = codeRow(table, first)
        for (const code of others) {
          const row = codeRow(table, code)
          if (row.value > dearest.value) dearest = row
        }
        into.push(dearest)
      })
    )
  },
}
