import type { CardProvider, CardRefused } from '../../payment/provider-ports'
import type { Failed, Found, NotFound } from '../../platform/ports'
import { traced } from '../../platform/tracepoint'
import type { Observe, Outcome } from '../observed'

/** The same provider, with the outcome and time of each call told to an observer. */
export function observedCards(provider: CardProvider, observe: Observe): CardProvider {
  const watched =
    <Given extends readonly unknown[], Told extends Found<unknown> | NotFound | CardRefused | Failed>(
      ask: (...given: Given) => Promise<Told>,
    ) =>
    async (...given: Given): Promise<Told> => {
      const started = performance.now()
      const told = await traced(
        'provider card',
        () => ask(...given),
        (ended) => ({ 'milepost.outcome': outcomeOf(ended) }),
      )
      observe('card', outcomeOf(told), Math.round(performance.now() - started))
      return told
    }
  return {
    name: provider.name,
    client: provider.client,
    prepare: watched(provider.prepare),
    clientToken: watched(provider.clientToken),
    authorise: watched(provider.authorise),
    chargeSaved: watched(provider.chargeSaved),
    find: watched(provider.find),
    findByOrder: watched(provider.findByOrder),
    capture: watched(provider.capture),
    void: watched(provider.void),
    refund: watched(provider.refund),
    // Nothing is asked of anybody.
    readEvent: provider.readEvent,
  }
}

/** A card that is refused is the bank's doing; `refused` is a provider that does not know us. */
function outcomeOf(told: Found<unknown> | NotFound | CardRefused | Failed): Outcome {
  switch (told.kind) {
    case 'failed':
      return told.reason
    case 'refused':
      return 'declined'
    default:
      return told.kind
  }
}
