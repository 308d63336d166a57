import * as z from 'zod/mini'
import { call } from '../../call'
import { quoteNotFound, quoteNotShown } from '../../quote-problems'
import { oneOf, text, yesNo } from '../../wire/fields'
import { quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'
import { paymentProvider } from '../../wire/payment-fields'

export const getClientData = call({
  name: 'GetClientData',
  requirement: 'API-09',
  summary: "What the payment provider's browser client needs to start.",
  access: 'session',
  method: 'GET',
  path: '/api/v2/Payment/GetClientData',
  query: sent({ quoteReference }),
  replies: {
    200: given({
      /** Which of the two card pages. */
      provider: paymentProvider,
      /** Whose client is behind it. */
      service: oneOf(['sandbox', 'stripe', 'braintree']),
      /** Where the client is loaded from, when that is no address of the service's own. */
      scriptUrl: z.optional(text(500)),
      publicKey: text(500),
      merchantAccountId: text(100),
      /** Whom Google Pay pays, as Google knows them; absent where Google asks for none. */
      googleMerchantId: z.optional(text(100)),
      /** Which wallets the provider is set up for; the device decides which of them show (D-203). */
      wallets: given({ applePay: yesNo, googlePay: yesNo, payPal: yesNo }),
    }),
  },
  problems: { 404: quoteNotFound, 409: quoteNotShown },
})
