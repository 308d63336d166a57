import type { CardProvider, CardProviders } from '../../ports/cards'

type Origins = { frames: readonly string[]; calls: readonly string[] }

/** Where the clients of the real providers draw their boxes and whom they call, as each publishes it. */
const origins: Readonly<Record<'stripe' | 'braintree', Origins>> = {
  // https://docs.stripe.com/security/guide#content-security-policy
  stripe: {
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  },
  // https://developer.paypal.com/braintree/docs/guides/client-sdk/setup/javascript/v3#content-security-policy
  braintree: {
    frames: ['https://assets.braintreegateway.com', 'https://*.cardinalcommerce.com', 'https://*.paypal.com'],
    calls: [
      'https://*.braintreegateway.com',
      'https://*.braintree-api.com',
      'https://*.cardinalcommerce.com',
      'https://*.paypal.com',
    ],
  },
}

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
  if (service !== 'sandbox') return origins[service]
  return { frames: scriptUrl === undefined ? [] : [new URL(scriptUrl).origin], calls: [] }
}
