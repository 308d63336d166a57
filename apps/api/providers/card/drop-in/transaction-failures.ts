import type { PaymentFailure } from '@milepost/domain/payment/failure'

/**
 * Maps a transaction's codes to our failures (ERR-10 to ERR-14, ERR-23). These are gateway rejections before the bank was asked.
 */
const byRejection: Readonly<Record<string, PaymentFailure>> = {
  three_d_secure: 'not-authenticated',
  avs: 'declined',
  cvv: 'declined',
  avs_and_cvv: 'declined',
  fraud: 'declined',
  risk_threshold: 'declined',
}

/** Bank responses. Any other code from 2000 to 2999 is a decline; from 3000 a network failure. */
const byResponse: Readonly<Record<string, PaymentFailure>> = {
  '2001': 'insufficient-funds',
  // Over a limit: the money may be there but is not available.
  '2002': 'insufficient-funds',
  '2003': 'insufficient-funds',
  '2099': 'not-authenticated',
}

/** Request validation errors, before any bank was asked. An unknown nonce (91565) identifies no card: the payment failed. */
const byValidation: Readonly<Record<string, PaymentFailure>> = {
  '93107': 'token-used',
  '91564': 'token-used',
  '91566': 'token-used',
  '81571': 'not-authenticated',
  // The bank authenticated another amount or another card than the one being charged.
  '91570': 'not-authenticated',
  '915131': 'authentication-not-supported',
  '81703': 'scheme-not-accepted',
  '91517': 'scheme-not-accepted',
  '91567': 'scheme-not-accepted',
}
/** The card as typed: number, expiry date or security code. */
const mistypedCard = /^817\d{2}$/

/** Cards that do not support 3-D Secure (ERR-12). */
const unsupported = ['unsupported_card', 'unsupported_account_type', 'unsupported_three_d_secure_version']

export type Refusal = {
  gatewayRejectionReason?: string | null | undefined
  processorResponseCode?: string | null | undefined
  threeDSecureStatus?: string | null | undefined
}

/** Why an attempted transaction failed. */
export function transactionFailure(refusal: Refusal): PaymentFailure {
  const { gatewayRejectionReason: rejection, processorResponseCode: code } = refusal
  if (rejection === 'three_d_secure')
    return unauthenticated(refusal.threeDSecureStatus) ?? 'not-authenticated'
  if (rejection) return byRejection[rejection] ?? 'failed'
  return byResponse[code ?? ''] ?? (/^2\d{3}$/.test(code ?? '') ? 'declined' : 'failed')
}

/** Why a transaction could not be attempted. Any unknown code is a failed payment (ERR-10). */
export function validationFailure(codes: readonly string[]): PaymentFailure {
  const known = codes.map((code) => byValidation[code]).find((failure) => failure !== undefined)
  return known ?? (codes.some((code) => mistypedCard.test(code)) ? 'declined' : 'failed')
}

/** Maps a 3-D Secure status without liability shift, where it says more than that the bank did not approve. */
export function unauthenticated(status: string | null | undefined): PaymentFailure | undefined {
  return unsupported.includes(status ?? '') ? 'authentication-not-supported' : undefined
}
