import type { Answer } from '../../http/answer.ts'
import { BadRequest, type Fields, fieldsOf, text } from '../../http/request.ts'
import { cardInstrument, walletAccount } from '../engine/make-instrument.ts'
import { type Instrument, type WalletName, walletNames } from '../engine/payments.ts'
import { cardNotes } from '../engine/test-cards.ts'
import { paymentMethodShape } from '../intents/intent-shape.ts'
import type { Provider } from '../provider.ts'
import { frameError } from './frame-calls.ts'
import { nonceShape, tokenOf } from './nonce-calls.ts'

/** The content of every sandbox wallet. */
const walletCards = cardNotes.filter(({ authentication }) => authentication === 'frictionless')
const accounts = [
  { id: 'approved', title: 'Balance', note: 'Approved.' },
  { id: 'declined', title: 'Empty account', note: 'Declined.' },
] as const
const schemeWords: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

export function walletChoices(_provider: Provider, body: unknown): Answer {
  const wallet = readWallet(fieldsOf(body, ['wallet']))
  if (wallet === 'paypal') return { status: 200, body: { choices: accounts } }
  const choices = walletCards.map(({ number, scheme, what }) => ({
    // Identified by its last digits, because even a test number stays out of messages.
    id: number.slice(-4),
    title: `${schemeWords[scheme] ?? 'Card'} ending ${number.slice(-4)}`,
    note: what,
  }))
  return { status: 200, body: { choices } }
}

/** With a client token the wallet returns a nonce, without one a payment method. */
export function makeWalletMethod(provider: Provider, body: unknown): Answer {
  const { engine } = provider
  const fields = fieldsOf(body, ['wallet', 'chosen', 'clientToken'])
  const forDropIn = fields['clientToken'] !== undefined
  if (forDropIn && tokenOf(provider, fields) === undefined)
    return frameError('CLIENT_TOKEN_INVALID', 'This payment form has expired. Reload the page.', {}, 401)
  const instrument = engine.store.act(() =>
    fromWallet(provider, readWallet(fields), text(fields, 'chosen'), forDropIn ? 'drop-in' : 'intents'),
  )
  if (instrument === undefined) return frameError('NO_PAYMENT_METHOD', 'That is not in the wallet.')
  return {
    status: 200,
    body: { paymentMethod: forDropIn ? nonceShape(instrument) : paymentMethodShape(instrument) },
  }
}

function fromWallet(
  { engine }: Provider,
  wallet: WalletName,
  chosen: string,
  face: 'drop-in' | 'intents',
): Instrument | undefined {
  if (wallet === 'paypal') {
    const account = accounts.find(({ id }) => id === chosen)
    return account && walletAccount(engine, face, account.id)
  }
  const note = walletCards.find(({ number }) => number.slice(-4) === chosen)
  const expYear = engine.now().getUTCFullYear() + 3
  return note && cardInstrument(engine, face, { digits: note.number, expMonth: 12, expYear }, wallet)
}

function readWallet(fields: Fields): WalletName {
  const wallet = text(fields, 'wallet')
  if (!isWallet(wallet)) throw new BadRequest('wallet', `wallet must be one of ${walletNames.join(', ')}`)
  return wallet
}

function isWallet(name: string): name is WalletName {
  return walletNames.includes(name)
}
