import type { RestartAnswers } from '@milepost/domain/restart/restart-form'
import { getPrice, isPriceStale } from '../../offer/get-price'
import { totalOf } from '../../offer/plan-of'
import { subscriptionIn } from '../../offer/subscription'
import { paths } from '../../paths'
import { hasCatalogue } from '../../state/journey-definition'
import { choosePaymentMethod } from '../../state/payment-choice'
import { keepAnswers, useQuote } from '../../state/quote-state'
import { useResults } from '../../state/results-state'
import { type Restarted, restartedAfterCode } from './restarted'
import { keepContact } from './save-contact'

/** Prices the start that was chosen, keeps the contact, and goes on to the card page: each only after the one before. */
export async function restartNow(form: RestartAnswers): Promise<Restarted> {
  const isLoaded = await hasCatalogue()
  const before = currentPrice()
  if (!isLoaded || before === undefined) return { kind: 'unreachable' }
  const stopped = (await priceStart(form)) ?? (await keepContact(form.details))
  if (stopped) return stopped
  if (currentPrice() !== before) return { kind: 'new-price' }
  // Thirty days are paid in full, by card: there is no credit agreement (RST-05, SUB-08).
  choosePaymentMethod('CARD_PAYMENT')
  useResults.setState({ is30DayQuote: true })
  return { kind: 'go', to: paths.makePayment, replace: false }
}

function currentPrice(): number | undefined {
  const offer = subscriptionIn(useResults.getState().results)
  return offer && totalOf(offer.way)
}

/** The start is an answer of the quote: the server prices it and judges it (RST-13). A price that stands is not asked for again. */
async function priceStart({ effectiveFrom }: RestartAnswers): Promise<Restarted | undefined> {
  const { answers } = useQuote.getState()
  if (effectiveFrom) keepAnswers({ ...answers, coverDetails: { ...answers.coverDetails, effectiveFrom } })
  if (!isPriceStale()) return undefined
  const priced = await getPrice()
  if (priced.kind === 'incomplete') return { kind: 'invalid', errors: priced.errors }
  if (priced.kind === 'failed') return { kind: 'unreachable' }
  if (priced.code !== undefined) return restartedAfterCode(priced.code)
  return priced.end.to === paths.restartOffer ? undefined : { kind: 'go', ...priced.end }
}
