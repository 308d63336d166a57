import type { FieldProblem } from '@milepost/contract/problem'
import { askingOf } from '@milepost/domain/journeys/missing'
import { pageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import type { PurchaseAnswers } from '@milepost/domain/purchase/read-purchase'
import { automaticRenewal } from '@milepost/domain/purchase/renewal-opt-out'
import type { CoverDetails } from '@milepost/domain/questions/cover/cover-details'
import { startPassed } from '@milepost/domain/questions/cover/start-passed'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import type { Results } from '../../api/price-quote'
import { endOfQuote } from '../../api/quote-problems'
import { type ContactReply, type UpdateContact, updateContact } from '../../api/update-contact'
import { journey } from '../../brands/current'
import { loadCatalogue } from '../../kept/catalogue'
import { isPriceStale, keepPricedAnswers } from '../../kept/get-price'
import { currentOffer } from '../../kept/offer'
import { usePurchase } from '../../kept/purchase-state'
import { useQuote } from '../../kept/quote-state'
import { type PaymentMethod, useResults } from '../../kept/results-state'
import { circumstances } from '../../kept/use-walk'
import { paths } from '../../paths'
import { trackEvent } from '../../tracking/tracking'
import { whileUpdating } from '../change-offer'
import { contactToSend } from './contact-to-send'
import { resultsAfterContact } from './results-after-contact'

export type Bought =
  | { kind: 'go'; to: string; replace: boolean }
  /** Another price than the one on the page; it is on the page now (BUY-14). */
  | { kind: 'new-price' }
  /** What is wrong, by the place the server names or that holds the answer. */
  | { kind: 'invalid'; errors: readonly FieldProblem[] }
  /** Another tab has changed the quote, and what this page names of it is no more (ERR-02). */
  | { kind: 'moved-on' }
  /** The answers have changed since they were priced. */
  | { kind: 'stale-price' }
  /** No answer arrived; everything is as before (D-169). */
  | { kind: 'unreachable' }

let underWay: Promise<Bought> | undefined

/** Keeps the form and says where to go. Whoever presses twice waits for the first press: the form is sent once. */
export function buyNow(form: PurchaseAnswers, method: PaymentMethod): Promise<Bought> {
  underWay ??= whileUpdating(() => buy(form, method)).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function buy(form: PurchaseAnswers, method: PaymentMethod): Promise<Bought> {
  const offer = currentOffer()
  // Without every question at hand nobody can tell whether the answers are those that were priced.
  if (!(await isLoaded())) return { kind: 'unreachable' }
  if (offer === undefined || isPriceStale()) return { kind: 'stale-price' }
  const start = passedStart()
  if (start) return { kind: 'invalid', errors: [start] }
  const { marketingPreferences } = useQuote.getState()
  const { documentsByPost } = useResults.getState()
  const outcome = await updateContact(
    contactToSend(form, {
      offer,
      marketing: marketingPreferences ?? defaultMarketingPreferences(journey),
      documentsByPost: documentsByPost ?? false,
    }),
  )
  if (outcome.kind !== 'kept') return afterRefusal(outcome)
  keepForm(form)
  return afterContact(offer.results, outcome.reply, method)
}

function isLoaded(): Promise<boolean> {
  return loadCatalogue().then(
    () => true,
    () => false,
  )
}

/** Time goes by on this page, and cover never starts in the past (D-129). */
function passedStart(): FieldProblem | undefined {
  const { answers } = useQuote.getState()
  const subject: CoverDetails = answers.coverDetails
  const wrong = startPassed({ ...askingOf('coverDetails', answers, circumstances()), subject })
  return wrong && { field: 'quote.coverDetails.effectiveFrom', message: wrong.message }
}

/** What the server has taken over, and what the purchase itself will send (BUY-16, D-167). */
function keepForm({ details, answers }: PurchaseAnswers): void {
  keepPricedAnswers(answers)
  usePurchase.setState({
    automaticRenewal: automaticRenewal(details, { terms: journey, answers }),
    sendWelcomePack: details.sendWelcomePack === true,
  })
}

function afterContact(held: Results, reply: ContactReply, method: PaymentMethod): Bought {
  const { results, isNewPrice } = resultsAfterContact(held, reply)
  const { didRefer, didDecline } = results.underwritingOutcome
  if (didRefer) return { kind: 'go', to: paths.referral, replace: false }
  if (didDecline) return { kind: 'go', to: paths.decline, replace: false }
  if (isNewPrice) {
    useResults.setState({ results, paymentMethod: undefined })
    return { kind: 'new-price' }
  }
  keepUnchanged(results)
  const page = pageAfterBuyNow({ method, thirtyDay: results.thirtyDayQuoteDetails }, journey)
  return { kind: 'go', to: paths[page], replace: false }
}

/** The price the customer has seen, under the ids it has now: no news to them. */
function keepUnchanged(results: Results): void {
  const { underwritingOutcomeResponseId: outcomeId } = results.underwritingOutcome
  useResults.setState(({ shownPrice }) => ({
    results,
    ...(shownPrice && { shownPrice: { ...shownPrice, outcomeId } }),
  }))
}

/** A code of the quote leads to its page; what else a server may answer is a decline, as specified (BUY-19, D-169). */
function afterRefusal(outcome: Exclude<UpdateContact, { kind: 'kept' }>): Bought {
  switch (outcome.kind) {
    case 'invalid':
      return outcome
    case 'refused':
      return outcome.code === 'QUOTE_MISMATCH'
        ? { kind: 'moved-on' }
        : { kind: 'go', ...endOfQuote(outcome.code) }
    case 'error':
      return { kind: 'go', to: paths.decline, replace: false }
    case 'unreachable':
      trackEvent('buy_now_unreachable')
      return { kind: 'unreachable' }
  }
}
