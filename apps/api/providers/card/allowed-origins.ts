import { originsOf as listedOrigins } from '@milepost/domain/payment/payment-scripts'
import { brandCodes } from '@milepost/domain/terms/identity'
import type { CardProvider, CardProviders } from '../../purchase/attempt/provider-ports.ts'

type Origins = Record<'frames' | 'calls' | 'images', readonly string[]>

/** The third-party origins that a page must allow for payment: only those of the providers in use (safety T27). */
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

/**
 * PayPal through Braintree is approved in a pop-up window. The sandbox's wallets are frames, and PayPal is not offered through
 * Stripe.
 */
export function paysInWindows(cards: CardProviders): boolean {
  return inUse(cards).some(({ client }) => client.service === 'braintree' && client.wallets.payPal)
}

function inUse(cards: CardProviders): readonly CardProvider[] {
  return brandCodes.flatMap((brand) => [cards.forPage('STRIPE', brand), cards.forPage('BRAINTREE', brand)])
}
