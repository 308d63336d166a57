import {
  type CardClient,
  type Choice,
  type ClientSettings,
  type Confirmation,
  type Instrument,
  walletRequest,
} from '../card-client.ts'
import { type IntentError, intentFailure, intentOf } from '../intent-errors.ts'
import { loadSandboxCards, type SandboxCards, type SandboxMethod, sandboxWallets } from './sandbox-cards.ts'

/** Card fields and wallet buttons of the sandbox, confirmed like Stripe's (D-195). */
export function createClient({ data, amount, look }: ClientSettings): CardClient {
  let cards: SandboxCards | undefined
  let fields: ReturnType<SandboxCards['cardFields']> | undefined
  let closed = false
  const drawn: { destroy(): void }[] = []

  return {
    page: 'STRIPE',
    async open(places, handlers) {
      cards = await loadSandboxCards(data.scriptUrl)
      if (!cards || closed) return false
      fields = cards.cardFields({
        container: places.card,
        look,
        onChange: ({ complete }) => handlers.onChange(complete),
        onSubmit: handlers.onEnter,
      })
      drawn.push(fields)
      for (const wallet of sandboxWallets(data)) {
        const button = cards.walletButton({
          container: places.wallets,
          wallet,
          amount: walletRequest(amount).amount,
          look,
          onClick: () => handlers.onWallet() !== undefined,
          onApprove: ({ paymentMethod }) => handlers.onWalletApproved(instrumentOf(paymentMethod)),
        })
        drawn.push(button)
        handlers.onWallets()
      }
      return fields.ready
    },
    async choose(): Promise<Choice> {
      const result = await fields?.createPaymentMethod()
      if (result === undefined) return { kind: 'unavailable' }
      return 'error' in result ? afterError(result.error) : chosen(result.paymentMethod)
    },
    async confirm(instrument, { paymentId, clientSecret }): Promise<Confirmation> {
      const asked: Confirmation = {
        kind: 'asked',
        proof: { paymentId, authorizationId: intentOf(clientSecret) },
      }
      if (!cards || instrument.by !== 'confirmation') return { kind: 'refused', failure: 'failed' }
      const result = await cards.confirmCardPayment(clientSecret, { paymentMethod: instrument.method })
      const failure = 'error' in result ? intentFailure(result.error) : undefined
      return failure ? { kind: 'refused', failure } : asked
    },
    clear: () => fields?.clear(),
    close() {
      closed = true
      for (const each of drawn.splice(0)) each.destroy()
      return 'closed'
    },
  }
}

const chosen = (method: SandboxMethod): Choice => ({ kind: 'chosen', instrument: instrumentOf(method) })

/** A wallet account has no card. */
function instrumentOf({ id, card }: SandboxMethod): Instrument {
  return {
    by: 'confirmation',
    method: id,
    paidWith: card ? { kind: 'card', scheme: card.brand, country: card.country } : { kind: 'wallet-account' },
  }
}

const notFilledIn = ['incomplete_card', 'incorrect_card']

/** No bank has been asked yet. */
function afterError({ code = '' }: IntentError): Choice {
  return notFilledIn.includes(code) ? { kind: 'incomplete' } : { kind: 'unavailable' }
}
