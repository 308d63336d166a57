import type { Failed, Found, NotFound } from '../../platform/ports.ts'
import { traced } from '../../platform/tracepoint.ts'
import type { CardProvider, CardRefused } from '../../purchase/attempt/provider-ports.ts'
import type { Observe, Outcome } from '../observed.ts'

/** The same provider, with the outcome and time of each call reported to an observer. */
export function observedCards(provider: CardProvider, observe: Observe): CardProvider {
  const watched =
    <Parameters extends readonly unknown[], Result extends Found<unknown> | NotFound | CardRefused | Failed>(
      ask: (...args: Parameters) => Promise<Result>,
    ) =>
    async (...args: Parameters): Promise<Result> => {
      const started = performance.now()
      const result = await traced(
        'provider card',
        () => ask(...args),
        (ended) => ({ 'milepost.outcome': outcomeOf(ended) }),
      )
      observe('card', outcomeOf(result), Math.round(performance.now() - started))
      return result
    }
  return {
    name: provider.name,
    client: provider.client,
    prepare: watched(provider.prepare),
    clientToken: watched(provider.clientToken),
    authorise: watched(provider.authorise),
    chargeSaved: watched(provider.chargeSaved),
    removeSaved: watched(provider.removeSaved),
    find: watched(provider.find),
    findByOrder: watched(provider.findByOrder),
    capture: watched(provider.capture),
    void: watched(provider.void),
    refund: watched(provider.refund),
    // Makes no call.
    readEvent: provider.readEvent,
  }
}

/** A declined card is the bank's decision; `refused` is a provider that rejects our credentials. */
function outcomeOf(result: Found<unknown> | NotFound | CardRefused | Failed): Outcome {
  switch (result.kind) {
    case 'failed':
      return result.reason
    case 'refused':
      return 'declined'
    default:
      return result.kind
  }
}
