import { automaticRenewal, type PurchaseDetails } from '@milepost/domain/purchase/purchase-questions'
import { defaultMarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import type { RestartAnswers } from '@milepost/domain/restart/restart-form'
import {
  type ContactReply,
  type ContactRequest,
  type UpdateContact,
  updateContact,
} from '../../api/contact.ts'
import { journey } from '../../brands/current.ts'
import { contactDetails, outcomeWithIds } from '../../offer/contact.ts'
import { getPrice, isPriceStale, pageOf } from '../../offer/get-price.ts'
import { totalOf } from '../../offer/payment-plan.ts'
import { type Subscription, subscriptionIn } from '../../offer/subscription.ts'
import { paths } from '../../paths.ts'
import { hasJourneyDefinition } from '../../state/journey-definition.ts'
import { choosePaymentMethod } from '../../state/payment-choice.ts'
import { usePurchase } from '../../state/purchase-state.ts'
import { saveAnswers, useQuote } from '../../state/quote-state.ts'
import { isRefused, useResults } from '../../state/results-state.ts'
import { type Restarted, restartedAfterCode } from '../restarted-quote.ts'

/** Prices the chosen start, saves the contact details, and continues to the card page, in that order. */
export async function restartNow(form: RestartAnswers): Promise<Restarted> {
  const isLoaded = await hasJourneyDefinition()
  const before = currentPrice()
  if (!isLoaded || before === undefined) return { kind: 'unreachable' }
  const stopped = (await priceStart(form)) ?? (await saveContact(form.details))
  if (stopped) return stopped
  if (currentPrice() !== before) return { kind: 'new-price' }
  // Thirty days are paid in full by card: there is no credit agreement (RST-05, SUB-08).
  choosePaymentMethod('CARD_PAYMENT')
  useResults.setState({ is30DayQuote: true })
  return { kind: 'go', to: paths.makePayment, replace: false }
}

function currentPrice(): number | undefined {
  const offer = subscriptionIn(useResults.getState().results)
  return offer && totalOf(offer.paymentOption)
}

/** The start is an answer of the quote: the server prices and validates it (RST-13). A current price is not fetched again. */
async function priceStart({ effectiveFrom }: RestartAnswers): Promise<Restarted | undefined> {
  const { answers } = useQuote.getState()
  if (effectiveFrom) saveAnswers({ ...answers, coverDetails: { ...answers.coverDetails, effectiveFrom } })
  if (!isPriceStale()) return undefined
  const priced = await getPrice()
  if (priced.kind === 'incomplete') return { kind: 'invalid', errors: priced.errors }
  if (priced.kind === 'failed') return { kind: 'unreachable' }
  if (priced.code !== undefined) return restartedAfterCode(priced.code)
  return priced.end.to === paths.restartOffer ? undefined : { kind: 'go', ...priced.end }
}

/** Saves the contact details with the quote before anything is paid (API-13, BUY-13). Undefined if it may continue. */
async function saveContact(details: PurchaseDetails): Promise<Restarted | undefined> {
  const offer = subscriptionIn(useResults.getState().results)
  if (!offer) return { kind: 'unreachable' }
  const outcome = await updateContact(contactRequest(details, offer))
  if (outcome.kind !== 'kept') return afterRefusal(outcome)
  const { answers } = useQuote.getState()
  usePurchase.setState({
    automaticRenewal: automaticRenewal(details, { terms: journey, answers }),
    sendWelcomePack: false,
  })
  return afterSaving(outcome.reply)
}

/** Preferences stay unchanged. Licence numbers were provided for the earlier policy, and there are no extras (RST-07). */
function contactRequest(details: PurchaseDetails, { reference, outcomeId }: Subscription): ContactRequest {
  const marketing = useQuote.getState().marketingPreferences ?? defaultMarketingPreferences(journey)
  const documentsByPost = useResults.getState().documentsByPost ?? false
  return {
    quoteReference: reference,
    underwritingResponseId: outcomeId,
    contactDetails: contactDetails(details, { marketing, documentsByPost }),
    selectedAddOns: [],
  }
}

/** The outcome as the server now has it, with the ids it is bought under (BUY-14, BUY-15). */
function afterSaving(reply: ContactReply): Restarted | undefined {
  const { results: held } = useResults.getState()
  if (!held) return { kind: 'unreachable' }
  const underwritingOutcome = reply.underwritingOutcome ?? outcomeWithIds(held.underwritingOutcome, reply)
  const results = { ...held, underwritingOutcome, selectedOption: reply.optionId }
  if (isRefused(underwritingOutcome)) {
    useResults.setState({ refused: underwritingOutcome })
    return { kind: 'go', ...pageOf(results) }
  }
  useResults.setState({ results })
  return undefined
}

function afterRefusal(outcome: Exclude<UpdateContact, { kind: 'kept' }>): Restarted {
  switch (outcome.kind) {
    case 'invalid':
      return outcome
    case 'refused':
      return restartedAfterCode(outcome.code)
    case 'error':
    case 'unreachable':
      return { kind: 'unreachable' }
  }
}
