import type { AddOn } from '@milepost/domain/outcome/add-on'
import { type Pence, pence, subtract } from '@milepost/domain/values/pence'
import type { Change } from './change'
import type { Priced } from './priced'

type Option = Priced['option']

/** What changed beside the premium: the extras and the fee. */
export function offerChanges(before: Option, after: Option): readonly Change[] {
  const had = before.addOns.filter(({ selected }) => selected)
  const has = after.addOns.filter(({ selected }) => selected)
  const codes = new Set([...had, ...has].map(({ code }) => code))
  return [
    ...[...codes].map((code) => extraChange(had.find(of(code)), has.find(of(code)))),
    {
      kind: 'fee',
      title: 'Policy administration fee',
      words: '',
      amount: subtract(after.cover.price.fee, before.cover.price.fee),
    },
  ]
}

const of = (code: string) => (addOn: AddOn) => addOn.code === code

function extraChange(had: AddOn | undefined, has: AddOn | undefined): Change {
  return {
    kind: 'extra',
    title: has?.description ?? had?.description ?? '',
    words: had === undefined ? 'Added' : has === undefined ? 'Removed' : 'New price',
    amount: subtract(cost(has), cost(had)),
  }
}

function cost(addOn: AddOn | undefined): Pence {
  return addOn?.annualCost ?? pence(0)
}
