import { type Excess, excessSummary, type NamedExcess } from '@milepost/domain/quote/excess'
import { formatPounds, type Pence } from '@milepost/domain/values/pence'
import { amounts, type Block, paragraph, type Row } from '../pdf/blocks'

/** What the customer bears. The compulsory ones and the voluntary one add up (RES-20); some claims have one of their own. */
export function excessTables(borne: readonly Excess[]): readonly Block[] {
  const { compulsory, voluntary, total, instead } = excessSummary(borne)
  return [
    paragraph('The first part of a claim, which you pay yourself.'),
    amounts([
      ...compulsory.map(rowOf),
      row('Voluntary excess', voluntary),
      { ...row('Total excess', total), isTotal: true },
    ]),
    ...(instead.length > 0
      ? [amounts(instead.map(rowOf), ['In place of the total, for these claims', 'You pay'])]
      : []),
  ]
}

function rowOf({ name, amount }: NamedExcess): Row {
  return row(name, amount)
}

function row(name: string, amount: Pence): Row {
  return { cells: [name, formatPounds(amount)] }
}
