import { type Excess, excesses as names, totalExcess } from '@milepost/domain/outcome/excess'
import { formatPounds } from '@milepost/domain/values/pence'
import { amounts, type Block, paragraph, type Row } from '../paper/blocks'

/** What the customer bears. The compulsory ones and the voluntary one add up (RES-20); some claims have one of their own. */
export function excessTables(borne: readonly Excess[]): readonly Block[] {
  const counted = borne.filter(({ code }) => isCounted(code))
  const own = borne.filter(({ code }) => !isCounted(code))
  return [
    paragraph('The first part of a claim, which you pay yourself.'),
    amounts([
      ...counted.map(rowOf),
      { cells: ['Total excess', formatPounds(totalExcess(borne))], isTotal: true },
    ]),
    ...(own.length > 0
      ? [amounts(own.map(rowOf), ['In place of the total, for these claims', 'You pay'])]
      : []),
  ]
}

function rowOf({ code, amount }: Excess): Row {
  return { cells: [names.find((each) => each.code === code)?.desc ?? code, formatPounds(amount)] }
}

function isCounted(code: Excess['code']): boolean {
  return code === 'VOLUNTARY' || names.some((each) => each.code === code && each.isCompulsory)
}
