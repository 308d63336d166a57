import { create } from 'zustand'
import { endOfQuote, isLost } from '../api/error-catalogue.ts'
import { type ChangeOffer, chooseAddOns, protectNoClaims, type Results } from '../api/pricing.ts'
import { savePricedAnswers } from '../offer/get-price.ts'
import { currentOffer, type Offer } from '../offer/offer.ts'
import { useQuote } from '../state/quote-state.ts'
import { useResults } from '../state/results-state.ts'
import { noteVisit } from '../tracking/tracking.ts'
import { painted } from '../ui/next-task.ts'

/** True while a change is priced; the page shows an overlay (RES-06). */
export const useUpdating = create<{ isUpdating: boolean }>(() => ({ isUpdating: false }))

export type Changed =
  | { kind: 'changed' }
  | { kind: 'failed' }
  /** The quote has changed elsewhere, and this tab has an older price. */
  | { kind: 'stale' }
  /** The quote can no longer be changed; its end page. */
  | { kind: 'ended'; to: string; replace: boolean }

/** Changes the chosen extras: the callback maps the codes chosen now to those requested (AON-02, AON-03, AON-07). */
export function changeAddOns(chosen: (selected: readonly string[]) => readonly string[]): Promise<Changed> {
  return change(async ({ results, option }) => {
    const offered = option.underwrittenAddOns
    const selected = offered.filter((addOn) => addOn.selected).map(({ addOnCode }) => addOnCode)
    const requested = chosen(selected)
    for (const code of requested) if (!selected.includes(code)) noteVisit({ kind: 'extra-added', code })
    const [cover] = option.underwrittenCovers
    return chooseAddOns({
      quoteReference: results.quoteReference,
      underwritingResponseId: results.underwritingOutcome.underwritingOutcomeResponseId,
      selectedCoverUnderwrittenDataPointId: cover?.underwrittenDataPointId ?? '',
      optionId: option.optionId,
      selectedAddOns: requested.flatMap((code) =>
        offered
          .filter(({ addOnCode }) => addOnCode === code)
          .map(({ underwrittenDataPointId }) => ({ underwrittenDataPointId, code })),
      ),
    })
  })
}

/** Protection of the no claims discount, on or off (AON-09). Also changes the wizard's answer. */
export async function changeProtection(protectNoClaimsBonus: boolean): Promise<Changed> {
  const outcome = await change(async ({ results }) => {
    const reply = await protectNoClaims({
      quoteReference: results.quoteReference,
      protectNoClaimsBonus,
      underwritingResponseId: results.underwritingOutcome.underwritingOutcomeResponseId,
    })
    if (reply.kind !== 'changed') return reply
    const [option] = reply.changed.underwritingOutcome.underwrittenOptions
    const changed: Results = {
      ...results,
      ...reply.changed,
      isLatestFullyPricedQuote: false,
      ...(option && { selectedOption: option.optionId }),
    }
    return { kind: 'changed', changed }
  })
  if (outcome.kind === 'changed') saveProtection(protectNoClaimsBonus)
  return outcome
}

function saveProtection(protectNoClaimsDiscount: boolean): void {
  const { answers } = useQuote.getState()
  savePricedAnswers({ ...answers, coverDetails: { ...answers.coverDetails, protectNoClaimsDiscount } })
}

let before: Promise<unknown> = Promise.resolve()

/** Changes run one after another: two simultaneous ones would each be priced without the other. The payment choice is kept. */
function change(price: (offer: Offer) => Promise<ChangeOffer<Results>>): Promise<Changed> {
  const mine = before.then(() => changeNow(price))
  // An error is reported to its own caller and does not block the next change.
  const goOn = () => undefined
  before = mine.then(goOn, goOn)
  return mine
}

async function changeNow(price: (offer: Offer) => Promise<ChangeOffer<Results>>): Promise<Changed> {
  const offer = currentOffer()
  if (offer === undefined) return { kind: 'failed' }
  const outcome = await whileUpdating(() => price(offer))
  if (outcome.kind === 'changed') {
    useResults.setState({ results: outcome.changed })
    return { kind: 'changed' }
  }
  return outcome.kind === 'refused' ? refusedBy(outcome.code) : outcome
}

export async function whileUpdating<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  useUpdating.setState({ isUpdating: true })
  try {
    // The press is painted first: preparing a call takes as long as a frame on a slow phone.
    await painted()
    return await work()
  } finally {
    useUpdating.setState({ isUpdating: false })
  }
}

const ended = ['QUOTE_LOCKED', 'QUOTE_EXPIRED', 'QUOTE_ALREADY_TAKEN_UP', 'QUOTE_DECLINED', 'QUOTE_REFERRED']

/** What the code of a refused change means for the page. */
export function refusedBy(code: string): Exclude<Changed, { kind: 'changed' }> {
  if (ended.includes(code)) return { kind: 'ended', ...endOfQuote(code) }
  return { kind: isLost(code) ? 'stale' : 'failed' }
}
