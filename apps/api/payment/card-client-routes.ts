import { getDropInUiToken } from '@milepost/contract/calls/checkouts/get-drop-in-ui-token'
import { getClientData } from '@milepost/contract/calls/payment/get-client-data'
import { refuseField } from '../platform/http/problem'
import { providerProblem } from '../platform/http/provider-problem'
import { answer, type Route, route } from '../platform/http/route'
import { scopeOf } from '../platform/http/tenancy'
import { openQuote } from '../quote/open-quote'
import { quoteRefusal } from '../quote/refusals'
import type { ResultsSettings } from '../quote/results-dto'
import type { PaymentPorts } from './all-ports'

/** What the provider's client in the browser starts with (API-09, API-11, D-208). */
export function cardClientRoutes(ports: PaymentPorts & ResultsSettings): readonly Route[] {
  return [
    route(getClientData, async ({ query, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), reference: query.quoteReference, session }
      const opened = await openQuote(asked, ports)
      if (opened.kind !== 'open') return quoteRefusal(opened, ({ field }) => field)
      const { tenant, journey } = opened.quote
      const { client } = ports.cards.forPage(ports.cardPage(journey), tenant)
      const { page, service, publicKey, scriptUrl, wallets } = client
      const googleMerchantId = client.googleMerchantId?.(tenant)
      return answer(200, {
        provider: page,
        service,
        publicKey,
        merchantAccountId: client.merchantAccountId(tenant),
        ...(googleMerchantId !== undefined && { googleMerchantId }),
        ...(scriptUrl !== undefined && { scriptUrl }),
        wallets,
      })
    }),
    // Whose saved cards may be seen follows from the session alone: a customer id that is sent is not believed (T10).
    route(
      getDropInUiToken,
      async ({ query, tenancy: { tenant } }) => {
        const { client, clientToken } = ports.cards.forPage('BRAINTREE', tenant)
        if (query.merchantAccountId !== client.merchantAccountId(tenant))
          return refuseField('query.merchantAccountId', 'Send the merchantAccountId that GetClientData gave')
        const token = await clientToken(tenant, undefined)
        if (token.kind === 'failed') return providerProblem('card payment service', token)
        return answer(200, { clientToken: token.value })
      },
      { limit: 'preview' },
    ),
  ]
}
