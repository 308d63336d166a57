import { claimTypes } from '@milepost/domain/lists/claim-types'
import { parseMoney } from '@milepost/domain/values/money-text'
import type { Claim } from '@milepost/pricing/risk/driving-record'
import { type Cells, codesOf, wholeNumber } from './cells'
import type { DriverColumn } from './columns'
import { entriesOf } from './entries'

const types = codesOf(claimTypes)
const faults = new Map([
  ['fault', true],
  ['non-fault', false],
])

export function readClaims(cells: Cells<DriverColumn>): readonly Claim[] {
  return entriesOf(cells.text('claims')).flatMap(({ words, parts }) => {
    const [name = '', fault = '', pounds = '', ago = ''] = parts
    const type = types.get(name.toUpperCase())
    const isAtFault = faults.get(fault.toLowerCase())
    const cost = parseMoney(pounds)
    const yearsAgo = wholeNumber(ago)
    if (parts.length === 4 && type !== undefined && isAtFault !== undefined && cost.ok && isAgo(yearsAgo)) {
      return [{ type, isAtFault, cost: cost.value, yearsAgo }]
    }
    cells.refuse(
      'claims',
      `${words} is not type:fault:pounds:years ago, as A:fault:1500:2 or W:non-fault:300:0`,
    )
    return []
  })
}

export function isAgo(years: number | undefined): years is number {
  return years !== undefined && years <= 100
}
