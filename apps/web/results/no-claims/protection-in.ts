import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { Option } from '../../offer/offer'

/** What protection costs a year, where it can be had: the difference it makes to the price (D-162). */
export function protectionIn({ underwrittenCovers }: Option): { yearlyPrice: Pence } | undefined {
  const told = underwrittenCovers.find(
    ({ underwrittenPncbData }) => underwrittenPncbData?.ncbProtectedAvailable,
  )
  const price = told?.underwrittenPncbData?.impliedProtectedNcbPriceGross
  return price && { yearlyPrice: fromPounds(price.amountIncludingIpt) }
}
