import { originsOf as listedOrigins } from '@milepost/domain/payment/payment-scripts'
import type { CardProvider, CardProviders } from '../../ports/cards'

type Origins = { frames: readonly string[]; calls: readonly string[] }

/** The origins of others that a page must allow for customers to pay: those of the providers in use and no more (safety T27). */
export function cardGuests(cards: CardProviders): Origins {
  const used = (['STRIPE', 'BRAINTREE'] as const).map((page) => originsOf(cards.forPage(page)))
  return {
    frames: [...new Set(used.flatMap(({ frames }) => frames))],
    calls: [...new Set(used.flatMap(({ calls }) => calls))],
  }
}

function originsOf({ client }: CardProvider): Origins {
  const { service, scriptUrl } = client
  if (service !== 'sandbox')
    return { frames: listedOrigins(service, 'frame'), calls: listedOrigins(service, 'call') }
  return { frames: scriptUrl === undefined ? [] : [new URL(scriptUrl).origin], calls: [] }
}
