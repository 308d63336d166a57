import { originsOf as listedOrigins } from '@milepost/domain/payment/payment-scripts'
import { brandCodes } from '@milepost/domain/terms/identity'
import type { CardProvider, CardProviders } from '../../payment/provider-ports'

type Origins = Record<'frames' | 'calls' | 'images', readonly string[]>

/** The origins of others that a page must allow for customers to pay: those of the providers in use and no more (safety T27). */
export function cardOrigins(cards: CardProviders): Origins {
  const used = inUse(cards).map(originsOf)
  return {
    frames: [...new Set(used.flatMap(({ frames }) => frames))],
    calls: [...new Set(used.flatMap(({ calls }) => calls))],
    images: [...new Set(used.flatMap(({ images }) => images))],
  }
}

function originsOf({ client }: CardProvider): Origins {
  const { service, scriptUrl } = client
  if (service !== 'sandbox')
    return {
      frames: listedOrigins(service, 'frame'),
      calls: listedOrigins(service, 'call'),
      images: listedOrigins(service, 'image'),
    }
  return { frames: scriptUrl === undefined ? [] : [new URL(scriptUrl).origin], calls: [], images: [] }
}

/** PayPal by way of Braintree is approved in a window of its own; the sandbox's wallets are frames, and Stripe's here are no accounts. */
export function paysInWindows(cards: CardProviders): boolean {
  return inUse(cards).some(({ client }) => client.service === 'braintree' && client.wallets.payPal)
}

function inUse(cards: CardProviders): readonly CardProvider[] {
  return brandCodes.flatMap((brand) => [cards.forPage('STRIPE', brand), cards.forPage('BRAINTREE', brand)])
}
