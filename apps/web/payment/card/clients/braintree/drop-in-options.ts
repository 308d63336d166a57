import { toPounds } from '@milepost/domain/values/pence'
import type { DropInOptions } from 'braintree-web-drop-in'
import type { ClientSettings } from '../card-client'

const here = { currencyCode: 'GBP', countryCode: 'GB' } as const

/** Cards with the bank's question, and those wallets that are set up (D-203). Amounts are pounds here, as Braintree has them. */
export function dropInOptions(
  { data, amount, payee }: Pick<ClientSettings, 'data' | 'amount' | 'payee'>,
  authorization: string,
  container: HTMLElement,
): DropInOptions {
  const { wallets } = data
  const pounds = toPounds(amount).toFixed(2)
  return {
    authorization,
    container,
    locale: 'en_GB',
    threeDSecure: true,
    dataCollector: true,
    ...(wallets.payPal && { paypal: { flow: 'checkout', amount: pounds, currency: 'GBP' } }),
    ...(wallets.applePay && {
      applePay: { displayName: payee, paymentRequest: { ...here, total: { label: payee, amount: pounds } } },
    }),
    ...(wallets.googlePay && {
      googlePay: {
        googlePayVersion: 2,
        transactionInfo: { ...here, totalPriceStatus: 'FINAL', totalPrice: pounds },
      },
    }),
  }
}
