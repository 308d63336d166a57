import type { PaymentFailure } from '@milepost/domain/payment/failure'

/** What a transaction's codes mean to us, once (ERR-10 to ERR-14, ERR-23): a gateway's rejections before it asked the bank. */
const byRejection: Readonly<Record<string, PaymentFailure>> = {
  three_d_secure: 'not-authenticated',
  avs: 'declined',
  cvv: 'declined',
  avs_and_cvv: 'declined',
  fraud: 'declined',
  risk_threshold: 'declined',
}

/** A bank's answers. All others from 2000 to 2999 are a decline, from 3000 on a network that failed. */
const byResponse: Readonly<Record<string, PaymentFailure>> = {
  '2001': 'insufficient-funds',
  // Over a limit: the money may be there, and cannot be had.
  '2002': 'insufficient-funds',
  '2003': 'insufficient-funds',
  '2099': 'not-authenticated',
}

/** What was wrong with the request, before any bank was asked. An unknown nonce (91565) is nobody's card: it failed. */
const byValidation: Readonly<Record<string, PaymentFailure>> = {
  '93107': 'token-used',
  '91564': 'token-used',
  '91566': 'token-used',
  '81571': 'not-authenticated',
  // The bank was asked about another amount, or another card, than is sold.
  '91570': 'not-authenticated',
  '915131': 'authentication-not-supported',
  '81703': 'scheme-not-accepted',
  '91517': 'scheme-not-accepted',
  '91567': 'scheme-not-accepted',
}
/** The card as it was typed: its number, expiry date, security code. */
const typedWrong = /^817\d{2}$/

/** Cards that cannot be asked about at all (ERR-12). */
const unsupported = ['unsupported_card', 'unsupported_account_type', 'unsupported_three_d_secure_version']

export type Refusal = {
  gatewayRejectionReason?: string | null | undefined
  processorResponseCode?: string | null | undefined
  threeDSecureStatus?: string | null | undefined
}

/** Why a transaction that was tried came to nothing. */
export function transactionFailure(refusal: Refusal): PaymentFailure {
  const { gatewayRejectionReason: rejection, processorResponseCode: code } = refusal
  if (rejection === 'three_d_secure')
    return unauthenticated(refusal.threeDSecureStatus) ?? 'not-authenticated'
  if (rejection) return byRejection[rejection] ?? 'failed'
  return byResponse[code ?? ''] ?? (/^2\d{3}$/.test(code ?? '') ? 'declined' : 'failed')
}

/** Why a transaction could not be tried. Anything nobody foresaw is a payment that failed (ERR-10). */
export function validationFailure(codes: readonly string[]): PaymentFailure {
  const known = codes.map((code) => byValidation[code]).find((failure) => failure !== undefined)
  return known ?? (codes.some((code) => typedWrong.test(code)) ? 'declined' : 'failed')
}

/** What a 3-D Secure status that shifts nothing means, where it means more than that the bank did not say yes. */
export function unauthenticated(status: string | null | undefined): PaymentFailure | undefined {
  return unsupported.includes(status ?? '') ? 'authentication-not-supported' : undefined
}
