import { call } from '../../call'
import { quoteNotFound, quoteNotShown } from '../../quote-problems'
import { text, yesNo } from '../../wire/fields'
import { quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'
import { paymentProvider } from '../../wire/payment-fields'

export const getClientData = call({
  name: 'GetClientData',
  requirement: 'API-09',
  summary: "What the payment provider's browser client needs to start.",
  method: 'GET',
  path: '/api/v2/Payment/GetClientData',
  query: sent({ quoteReference }),
  replies: {
    200: given({
      provider: paymentProvider,
      publicKey: text(500),
      merchantAccountId: text(100),
      /** Which wallets the provider is set up for; the device decides which of them show (D-203). */
      wallets: given({ applePay: yesNo, googlePay: yesNo, payPal: yesNo }),
    }),
  },
  problems: { 404: quoteNotFound, 409: quoteNotShown },
})
