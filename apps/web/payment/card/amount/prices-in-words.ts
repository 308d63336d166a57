import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { WayToPay } from '../../../kept/offer'
import type { Buying } from '../buying'

export type PriceInWords = { name: string; total: string; how: string; isChosen: boolean }

/** Both prices, as large as each other and in the same words as before, to the end: the second choice stays as visible as the first. */
export function pricesInWords({ prices, way, isThirtyDays }: Buying): readonly PriceInWords[] {
  const { monthly, inFull } = prices
  const isChosen = ({ code }: WayToPay) => code === way.code
  return [
    ...(monthly
      ? [
          {
            name: 'Pay Monthly',
            total: totalOf(monthly),
            how: instalmentsOf(monthly),
            isChosen: isChosen(monthly),
          },
        ]
      : []),
    ...(inFull
      ? [
          {
            name: isThirtyDays ? '30 days' : 'Pay in full',
            total: totalOf(inFull),
            how: 'One payment by card, no interest',
            isChosen: isChosen(inFull),
          },
        ]
      : []),
  ]
}

const totalOf = ({ totalAmountPayable }: WayToPay) => formatPence(fromPounds(totalAmountPayable.amount))

function instalmentsOf(way: WayToPay): string {
  const { upFrontAmount, unequalInstalmentAmount, standardInstalmentAmount, appliedInstalmentCount } = way
  const pounds = (amount: number) => formatPence(fromPounds(amount))
  const first = unequalInstalmentAmount && `${pounds(unequalInstalmentAmount.amount)} once, `
  const following = appliedInstalmentCount - (unequalInstalmentAmount ? 1 : 0)
  return `${pounds(upFrontAmount.amount)} today, then ${first ?? ''}${pounds(standardInstalmentAmount.amount)} a month, ${following} times`
}
