import type { PreparedPayment } from '../../../api/payment.ts'
import type {
  CardClient,
  CardHandlers,
  ClientSettings,
  Closed,
  Confirmation,
  Instrument,
  Sum,
} from '../clients/card-client.ts'

export const aCard: Instrument = {
  by: 'confirmation',
  method: 'pm_1',
  paidWith: { kind: 'card', scheme: 'visa', country: 'GB' },
}
export const anAccount: Instrument = {
  by: 'confirmation',
  method: 'pm_2',
  paidWith: { kind: 'wallet-account' },
}
export const aNonce: Extract<Instrument, { by: 'nonce' }> = {
  by: 'nonce',
  nonce: 'nonce-1',
  deviceData: '{"device":"1"}',
  liability: 'shifted',
  paidWith: { kind: 'card', scheme: 'MasterCard', country: 'GBR' },
}

/** A fake provider's client that records what it was asked. */
export class FakeClient implements CardClient {
  page: CardClient['page'] = 'STRIPE'
  settings: ClientSettings | undefined
  handlers: CardHandlers | undefined
  sums: Sum[] = []
  confirmed: { instrument: Instrument; payment: PreparedPayment }[] = []
  cleared = 0
  closed = 0
  closes: Closed = 'closed'
  opens: () => Promise<boolean> = async () => true
  chooses: () => ReturnType<CardClient['choose']> = async () => ({
    kind: 'chosen',
    instrument: this.page === 'STRIPE' ? aCard : aNonce,
  })
  confirms: () => Promise<Confirmation> = async () => ({
    kind: 'asked',
    proof:
      this.page === 'STRIPE'
        ? { paymentId: 'pay_1', authorizationId: 'pi_1' }
        : { nonce: aNonce.nonce, deviceData: aNonce.deviceData ?? '' },
  })

  load = async (settings: ClientSettings): Promise<CardClient> => {
    this.settings = settings
    return this
  }
  open(_places: Parameters<CardClient['open']>[0], handlers: CardHandlers): Promise<boolean> {
    this.handlers = handlers
    return this.opens()
  }
  choose(sum: Sum) {
    this.sums.push(sum)
    return this.chooses()
  }
  confirm(instrument: Instrument, payment: PreparedPayment) {
    this.confirmed.push({ instrument, payment })
    return this.confirms()
  }
  clear() {
    this.cleared += 1
  }
  close() {
    this.closed += 1
    return this.closes
  }
}
