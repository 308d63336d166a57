import type { Reply } from '@milepost/contract/call'
import type { takeUpQuoteV2 } from '@milepost/contract/calls/payment/take-up-quote'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { journey } from '../brands/current'

/** What a purchase came to (CRD-09, DAT-26), under the quote it was. Nothing personal: the rest is asked of the server. */
export type Bought = { quoteReference: string } & Extract<
  Reply<typeof takeUpQuoteV2>,
  { status: 200 }
>['body']

type BoughtState = { bought?: Bought }

/** Raised when the shape of the stored state changes; an older one is then dropped rather than misread. */
const SHAPE = 1

/** Outlives the quote, which is forgotten once it is bought: a reload of the page after it still knows the policy. */
export const useBought = create<BoughtState>()(
  persist((): BoughtState => ({}), {
    name: `milepost:${journey.id}:bought`,
    version: SHAPE,
    storage: createJSONStorage(() => sessionStorage),
    migrate: () => ({}),
  }),
)

export function keepBought(bought: Bought): void {
  useBought.setState({ bought })
}
