import { create } from 'zustand'
import { type ChangeOffer, chooseAddOns, protectNoClaims } from '../api/change-offer'
import type { Results } from '../api/price-quote'
import { endOfQuote } from '../api/quote-problems'
import { type AddOn, currentOffer, type Offer } from '../kept/offer'
import { useResults } from '../kept/results-state'

/** While a change is priced the page says so over itself (RES-06). */
export const useUpdating = create<{ isUpdating: boolean }>(() => ({ isUpdating: false }))

/** `ended`: the quote cannot be changed any more, and this is where that leads. */
export type Changed =
  | { kind: 'changed' }
  | { kind: 'failed' }
  | { kind: 'ended'; to: string; replace: boolean }

/** Puts an extra in the place of others of its kind, or takes it off (AON-02, AON-03, AON-07). */
export function changeAddOns(chosen: (selected: readonly AddOn[]) => readonly AddOn[]): Promise<Changed> {
  return change(async ({ results, option }) => {
    const selected = option.underwrittenAddOns.filter((addOn) => addOn.selected)
    const [cover] = option.underwrittenCovers
    const outcome = await chooseAddOns({
      quoteReference: results.quoteReference,
      underwritingResponseId: results.underwritingOutcome.underwritingOutcomeResponseId,
      selectedCoverUnderwrittenDataPointId: cover?.underwrittenDataPointId ?? '',
      optionId: option.optionId,
      selectedAddOns: chosen(selected).map(({ underwrittenDataPointId, addOnCode }) => ({
        underwrittenDataPointId,
        code: addOnCode,
      })),
    })
    return outcome
  })
}

/** Protection of the no-claims discount, on or off (AON-09). */
export function changeProtection(protectNoClaimsBonus: boolean): Promise<Changed> {
  return change(async ({ results }) => {
    const outcome = await protectNoClaims({
      quoteReference: results.quoteReference,
      protectNoClaimsBonus,
      underwritingResponseId: results.underwritingOutcome.underwritingOutcomeResponseId,
    })
    if (outcome.kind !== 'changed') return outcome
    const [option] = outcome.changed.underwrittenOptions
    const changed: Results = {
      ...results,
      underwritingOutcome: outcome.changed,
      isLatestFullyPricedQuote: false,
      ...(option && { selectedOption: option.optionId }),
    }
    return { kind: 'changed', changed }
  })
}

/** One change at a time: two at once would each be priced without the other. The payment choice stays as it is. */
async function change(price: (offer: Offer) => Promise<ChangeOffer<Results>>): Promise<Changed> {
  const offer = currentOffer()
  if (offer === undefined || useUpdating.getState().isUpdating) return { kind: 'failed' }
  useUpdating.setState({ isUpdating: true })
  const outcome = await price(offer)
  useUpdating.setState({ isUpdating: false })
  if (outcome.kind === 'changed') {
    useResults.setState({ results: outcome.changed })
    return { kind: 'changed' }
  }
  const isEnded = outcome.kind === 'refused' && ended.includes(outcome.code)
  return isEnded ? { kind: 'ended', ...endOfQuote(outcome.code) } : { kind: 'failed' }
}

const ended = ['QUOTE_LOCKED', 'QUOTE_EXPIRED', 'QUOTE_ALREADY_TAKEN_UP', 'QUOTE_DECLINED', 'QUOTE_REFERRED']
