import type { CardClient, Choice, ClientSettings, Confirmation } from '../card-client.ts'
import { type IntentError, intentFailure } from '../intent-errors.ts'
import { nonceInstrument, nonceProof } from '../nonce-instrument.ts'
import { threeDSecureRequest } from '../three-d-secure.ts'
import { loadSandboxCards, type SandboxCards, sandboxWallets } from './sandbox-cards.ts'

/** The sandbox's drop-in: card and wallets in one frame, which returns a nonce (D-195). */
export function createClient({ data, look, token, clientIp }: ClientSettings): CardClient {
  let dropIn: ReturnType<SandboxCards['dropIn']> | undefined
  let closed = false

  return {
    page: 'BRAINTREE',
    async open(places, handlers) {
      const [cards, clientToken] = await Promise.all([loadSandboxCards(data.scriptUrl), token()])
      if (!cards || clientToken === undefined || closed) return false
      dropIn = cards.dropIn({
        container: places.card,
        clientToken,
        wallets: sandboxWallets(data),
        look,
        onChange: ({ requestable }) => handlers.onChange(requestable),
        onSubmit: handlers.onEnter,
      })
      return !('error' in (await dropIn.ready))
    },
    async choose(sum): Promise<Choice> {
      const threeDSecure = threeDSecureRequest(sum, await clientIp())
      const result = await dropIn?.requestPaymentMethod({ threeDSecure })
      if (result === undefined) return { kind: 'unavailable' }
      if ('error' in result) return afterError(result.error)
      return { kind: 'chosen', instrument: nonceInstrument(result.paymentMethod) }
    },
    confirm: async (instrument): Promise<Confirmation> => nonceProof(instrument),
    clear: () => dropIn?.clearSelectedPaymentMethod(),
    close() {
      closed = true
      dropIn?.destroy()
      return 'closed'
    },
  }
}

const notFilledIn = ['NO_PAYMENT_METHOD', 'CARD_INVALID']

/** Nothing has been charged yet: no error here means that money has moved. */
function afterError(error: IntentError): Choice {
  const { code = '' } = error
  if (notFilledIn.includes(code)) return { kind: 'incomplete' }
  if (code === 'WALLET_CANCELLED') return { kind: 'left' }
  const failure = intentFailure(error)
  return failure ? { kind: 'refused', failure } : { kind: 'unavailable' }
}
