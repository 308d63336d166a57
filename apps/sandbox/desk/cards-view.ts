import type { Instrument } from '../cards/engine/instrument'
import type { Payment } from '../cards/engine/payment'
import type { Fault } from '../cards/faults/fault'
import { balances } from '../cards/ledger'
import type { Entry } from '../cards/ledger-entry'
import type { Provider } from '../cards/provider'
import type { CardEvent } from '../cards/webhooks/card-event'

const NEWEST = 20
const NEWEST_EVENTS = 8

export type PaymentView = {
  payment: Payment
  paidWith: string
  entries: readonly Entry[]
  held: number
  taken: number
}
export type CardsView = {
  payments: readonly PaymentView[]
  faults: readonly Fault[]
  events: readonly CardEvent[]
}

/** What the desk shows of the card provider: the newest of each, newest first. */
export function cardsView({ engine: { store }, faults }: Provider): CardsView {
  const entries = store.all('entries')
  const payments = store.all('payments').slice(-NEWEST).reverse()
  return {
    payments: payments.map((payment) => {
      const own = entries.filter(({ paymentId }) => paymentId === payment.id)
      const { held, merchant } = balances(own)
      return {
        payment,
        paidWith: paidWith(store.get('instruments', payment.instrumentId ?? '')),
        entries: own,
        held,
        taken: merchant,
      }
    }),
    faults: faults.list(),
    events: store.all('events').slice(-NEWEST_EVENTS).reverse(),
  }
}

function paidWith(instrument: Instrument | undefined): string {
  if (instrument === undefined) return ''
  const { card, wallet } = instrument
  return card === undefined ? (wallet ?? '') : `${card.scheme} ${card.last4}${wallet ? `, ${wallet}` : ''}`
}
