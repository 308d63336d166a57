import { annualMileages, annualMileagesHolding } from '../../lists/vehicle.ts'
import { ok, refused } from '../../values/result.ts'
import type { AnySubject, Asking } from '../asking.ts'
import { NOT_OFFERED } from './choice.ts'
import type { Kind } from './kind.ts'

/** More than anyone drives in thirty days; the longer list is for a year. */
const THIRTY_DAYS_HIGHEST = 5_000

/**
 * Miles, chosen by the thousand (D-078). An odd number from an existing quote stays in the list in place of its band, so that
 * Continue does not change it. Zero is the stored default and not shown as an answer (D-075).
 */
export const mileage: Kind<number> = {
  input: 'mileage',
  options: mileagesFor,
  read(code, asking) {
    if (code === '') return ok(undefined)
    const option = mileagesFor(asking).find((each) => each.code === code)
    return option ? ok(option.miles) : refused(NOT_OFFERED.key, NOT_OFFERED.message)
  },
  show: (miles) => (miles > 0 ? String(miles) : ''),
  holds: (value) => typeof value === 'number',
  dto: { shape: { whole: [0, 999_999] } },
}

function mileagesFor({ terms, subject }: Asking<AnySubject>) {
  const stored = subject['annualMileage']
  const options = typeof stored === 'number' ? annualMileagesHolding(stored) : annualMileages
  if (terms.use.mileagePeriod === 'year') return options
  return options.filter(({ miles }) => miles <= THIRTY_DAYS_HIGHEST || miles === stored)
}
