import { toPounds } from '@milepost/domain/values/pence'
import type { Sum } from './card-client.ts'

/** What a drop-in sends to the bank about a payment, in Braintree's field names (CRD-19). */
export type ThreeDSecureRequest = {
  amount: string
  challengeRequested: boolean
  email?: string
  billingAddress: {
    givenName: string
    surname: string
    streetAddress: string
    extendedAddress: string
    locality: string
    postalCode: string
    countryCodeAlpha2: 'GB'
  }
  additionalInformation?: { ipAddress: string }
}

export function threeDSecureRequest(
  { amount, payer, saveCard }: Sum,
  clientIp: string | undefined,
): ThreeDSecureRequest {
  const { line1, line2, line3, city, postcode } = payer.address
  return {
    amount: toPounds(amount).toFixed(2),
    // A saved card that is charged again later needs a challenge now, or the later charges may be refused (RST-12).
    challengeRequested: saveCard,
    ...(payer.email !== undefined && { email: payer.email }),
    billingAddress: {
      givenName: payer.firstName,
      surname: payer.lastName,
      streetAddress: line1,
      extendedAddress: [line2, line3].filter(Boolean).join(', '),
      locality: city,
      postalCode: postcode,
      countryCodeAlpha2: 'GB',
    },
    ...(clientIp !== undefined && { additionalInformation: { ipAddress: clientIp } }),
  }
}
