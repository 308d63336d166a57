import type { BillingDetails } from '@milepost/domain/payment/billing/billing-details'
import type { Payer } from '@milepost/domain/payment/billing/payer'
import { toPounds } from '@milepost/domain/values/pence'
import { type PaymentToPrepare, preparePayment } from '../../api/prepare-payment'
import { paths } from '../../paths'
import { type Settlement, type WantedPurchase, wantedPurchase } from '../wanted-purchase'
import type { Buying } from './buying'
import { checkInstrument } from './check-instrument'
import type { CardClient, Choice, Instrument, Sum } from './clients/card-client'
import { afterRefusal, type Paid, problem, takenUp } from './paid'

export type Paying = {
  buying: Buying
  client: CardClient
  payer: Payer
  saveCard: BillingDetails['saveCard']
}

/** By card, or by whatever is chosen in a drop-in: present and valid, accepted, prepared, confirmed, taken up (CRD-08). */
export async function pay(paying: Paying): Promise<Paid> {
  const { client } = paying
  const choice = await client.choose(sumOf(paying))
  return choice.kind === 'chosen' ? payWith(choice.instrument, paying) : notChosen(choice, client)
}

/** A wallet's own button has given what is paid with; the rest is the same (CRD-10). */
export async function payWith(instrument: Instrument, paying: Paying): Promise<Paid> {
  const { buying, client, payer } = paying
  const refused = checkInstrument(instrument)
  if (refused) return problem(refused)
  const wanted = wantedPurchase(buying, payer, settlementOf(instrument))
  if (!wanted) return problem({ kind: 'no-start-date' })
  const prepared = await preparePayment(toPrepare(paying, wanted), client.page)
  if (prepared.kind !== 'prepared') return afterRefusal(prepared, 'not-prepared')
  const confirmed = await client.confirm(instrument, prepared)
  if (confirmed.kind === 'left') return confirmed
  if (confirmed.kind === 'refused') return problem({ kind: 'failure', failure: confirmed.failure })
  return takenUp({ ...wanted, ...confirmed.proof, quoteReference: buying.quoteReference })
}

/** With nothing to pay today there is no card: the account details buy the policy (D-182). */
export async function payNothing(buying: Buying, payer: Payer): Promise<Paid> {
  const wanted = wantedPurchase(buying, payer, undefined)
  if (!wanted) return problem({ kind: 'no-start-date' })
  return takenUp({ ...wanted, quoteReference: buying.quoteReference })
}

/** What there is to pay, as the provider's client is told of it. */
export function sumOf({ buying, payer, saveCard }: Paying): Sum {
  return { amount: buying.due, payer, saveCard: saveCard ?? false }
}

export function notChosen(choice: Exclude<Choice, { kind: 'chosen' }>, { page }: CardClient): Paid {
  switch (choice.kind) {
    case 'left':
      return { kind: 'left' }
    case 'refused':
      return problem({ kind: 'failure', failure: choice.failure })
    case 'unavailable':
      return problem({ kind: 'not-ready' })
    case 'incomplete':
      return problem({ kind: page === 'STRIPE' ? 'invalid-card' : 'no-method' })
  }
}

/** Only an account settles as a wallet; a card in a telephone is a card (CRD-13, D-199, D-203). */
function settlementOf({ paidWith }: Instrument): Settlement {
  return paidWith.kind === 'wallet-account' ? 'WALLET' : 'CARD'
}

function toPrepare({ buying, payer, saveCard }: Paying, wanted: WantedPurchase): PaymentToPrepare {
  const { firstName, lastName, email, address } = payer
  return {
    quoteReference: buying.quoteReference,
    paymentDetails: {
      clientReturnURL: paths.makePayment,
      saveCard: saveCard ?? false,
      currencyCode: 'GBP',
      amount: toPounds(buying.due),
      billingAddress: address,
      cardHolderDetails: { firstName, lastName, ...(email !== undefined && { email }) },
    },
    preparePaymentSource: wanted.takeUpDetails.selectedBalanceSettlementMethod,
    purchase: wanted,
  }
}
