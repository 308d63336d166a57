/** A quote that does not exist, or belongs to another brand: nobody can tell which (D-005). */
export const quoteNotFound = ['QUOTE_NOT_FOUND'] as const

/** Why a quote that exists cannot be priced, changed or bought now (D-050, D-243). */
export const quoteClosed = [
  'QUOTE_LOCKED',
  'QUOTE_EXPIRED',
  'QUOTE_ALREADY_TAKEN_UP',
  'QUOTE_DECLINED',
  'QUOTE_REFERRED',
] as const

/** Why a quote that exists cannot be shown now. By token a bought quote is QUOTE_TAKEN_UP (ERR-07, D-243). */
export const quoteNotShown = ['QUOTE_LOCKED', 'QUOTE_EXPIRED', 'QUOTE_ALREADY_TAKEN_UP'] as const

/** Why a purchase came to nothing, in the codes of the payment (ERR-10 to ERR-14, D-213). */
export const paymentRefused = [
  'PAYMENT_FAILED',
  'PAYMENT_DECLINED',
  'PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER',
  'PAYMENT_TOKEN_ALREADY_USED',
  'PAYMENT_INSUFFICIENT_FUNDS',
] as const
