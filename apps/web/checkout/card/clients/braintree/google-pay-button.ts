import { toPounds } from '@milepost/domain/values/pence'
import type { Choice, Sum } from '../card-client.ts'
import fieldStyles from '../card-fields.module.css'
import { loadScript } from '../load-script.ts'
import { nonceInstrument } from '../nonce-instrument.ts'
import { handOver, verifyCard, type WalletButton, type WalletDeps } from './wallet-button.ts'

export const GOOGLE_PAY_SCRIPT = 'https://pay.google.com/gp/p/js/pay.js'

/** We accept Visa and Mastercard (CRD-15). */
const card = { type: 'CARD', parameters: { allowedCardNetworks: ['VISA', 'MASTERCARD'] } } as const

export async function drawGooglePay(deps: WalletDeps): Promise<WalletButton> {
  const { components, client, into, settings, handlers } = deps
  const { data, amount } = settings
  const googlePay = await components.googlePay(client, data.googleMerchantId)
  if (!(await loadScript(GOOGLE_PAY_SCRIPT))) return undefined
  const isLive = client.getConfiguration().gatewayConfiguration.environment === 'production'
  const google = new window.google.payments.api.PaymentsClient({
    environment: isLive ? 'PRODUCTION' : 'TEST',
  })

  /** The gateway's own request, for cards only: it knows the networks, the tokens and, if set, our merchant id. */
  const request = (sum?: Sum) => {
    const asked = {
      allowedPaymentMethods: [{ ...card, parameters: { ...card.parameters } }],
      transactionInfo: {
        currencyCode: 'GBP',
        countryCode: 'GB',
        totalPriceStatus: 'FINAL',
        totalPrice: toPounds(sum?.amount ?? amount).toFixed(2),
      },
    }
    return googlePay.createPaymentDataRequest(asked)
  }

  const { apiVersion, apiVersionMinor, allowedPaymentMethods } = request()
  const ready = await google.isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods })
  if (!ready.result) return undefined

  const pay = async (sum: Sum): Promise<Choice> => {
    const paid = await google.loadPaymentData(request(sum)).catch(wasClosed)
    if (paid === undefined) return { kind: 'left' }
    const payload = await googlePay.parseResponse(paid)
    const { isNetworkTokenized, bin } = payload.details
    // A network token was unlocked on the phone. A card that Google only has on file was not, so its bank authenticates it (F11).
    const instrument = isNetworkTokenized
      ? nonceInstrument({ ...payload, deviceData: deps.verify.deviceData })
      : await verifyCard({ nonce: payload.nonce, bin }, sum, deps.verify)
    return { kind: 'chosen', instrument }
  }
  const button = google.createButton({
    buttonType: 'pay',
    buttonSizeMode: 'fill',
    onClick() {
      const sum = handlers.onWallet()
      if (sum) void handOver(() => pay(sum), handlers)
    },
  })
  button.classList.add(fieldStyles.wallet)
  into.append(button)
  return { teardown: () => button.remove() }
}

/** Google reports this status when the customer closes the sheet; anything else is an error. */
function wasClosed(error: unknown): undefined {
  if (Reflect.get(Object(error), 'statusCode') === 'CANCELED') return undefined
  throw error
}
