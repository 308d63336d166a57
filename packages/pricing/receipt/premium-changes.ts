import { taxOn } from '@milepost/domain/outcome/tax'
import { add, type Pence, subtract } from '@milepost/domain/values/pence'
import { halfUp } from '../rating/rate'
import type { Change } from './change'
import { changedParts } from './changed-parts'
import type { Priced } from './priced'

/**
 * Why one premium became another, in pence with tax. The parts that changed are exchanged one by one, from the old price to the new,
 * and each change is the difference its exchange makes. What is then left over can only be the tax.
 */
export function premiumChanges(before: Priced, after: Priced): readonly Change[] {
  const changes: Change[] = []
  let running = before.rated.lines.at(-1)?.running ?? 0
  let gross = withTax(running)
  for (const { times, ...told } of changedParts(before, after)) {
    running *= times
    const next = withTax(running)
    changes.push({ ...told, amount: subtract(next, gross) })
    gross = next
  }
  const difference = subtract(after.rated.gross, before.rated.gross)
  const explained = add(...changes.map(({ amount }) => amount))
  const tax = { kind: 'tax', title: 'Insurance premium tax', words: '' } as const
  return [...changes, { ...tax, amount: subtract(difference, explained) }]
}

function withTax(running: number): Pence {
  const premium = halfUp(running)
  return add(premium, taxOn(premium))
}
