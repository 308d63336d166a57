import { type PaymentCode, paymentCodeWords } from '@milepost/domain/payment/failure'
import { errorWords } from './error-words.ts'
import { quoteEndPages } from './pages.ts'
import type { ProblemCode } from './problem.ts'

/**
 * What a refusal means for the customer: another page, a message, or something the page does itself. With the requirement that
 * specifies it.
 */
export type Consequence = { readonly requirement: string } & (
  | { readonly page: string }
  | { readonly words: string }
  | { readonly silent: string }
)

/** Several if the page that made the call decides. */
export type Consequences = Consequence | readonly Consequence[]

/**
 * By status and code. `caller`: there is no customer, and the calling server reads the code itself; only for calls made with a
 * key.
 */
export type Refusals = {
  readonly [status: number]: { readonly [code in ProblemCode]?: Consequences | 'caller' }
}

export function goesTo(page: string, requirement: string): Consequence {
  return { page, requirement }
}

export function says(words: keyof typeof errorWords, requirement: string): Consequence {
  return { words: errorWords[words], requirement }
}

export function silently(silent: string, requirement: string): Consequence {
  return { silent, requirement }
}

/** Codes of a quote lead to its end page, whichever call returned them (NAV-32 to NAV-36). */
export const endOf = (code: keyof typeof quoteEndPages, requirement: string) =>
  goesTo(quoteEndPages[code], requirement)

/** A quote that does not exist or belongs to another brand: the caller cannot tell which (D-005). */
export const quoteNotFound = { QUOTE_NOT_FOUND: endOf('QUOTE_NOT_FOUND', 'NAV-36, D-242') }

/** Why an existing quote cannot be shown now. By token a purchased quote is QUOTE_TAKEN_UP (ERR-07, D-243). */
export const quoteNotShown = {
  QUOTE_LOCKED: endOf('QUOTE_LOCKED', 'NAV-35'),
  QUOTE_EXPIRED: endOf('QUOTE_EXPIRED', 'NAV-34, ERR-07'),
  QUOTE_ALREADY_TAKEN_UP: endOf('QUOTE_ALREADY_TAKEN_UP', 'NAV-33'),
}

/** Why an existing quote cannot be priced, changed or purchased now (D-050, D-243). */
export const quoteClosed = {
  ...quoteNotShown,
  QUOTE_DECLINED: endOf('QUOTE_DECLINED', 'NAV-32'),
  QUOTE_REFERRED: endOf('QUOTE_REFERRED', 'NAV-32'),
}

const paymentRefusal = (code: PaymentCode, requirement: string) => ({
  words: paymentCodeWords[code],
  requirement,
})

/** Why a payment cannot be prepared. Payment codes show a message and never leave the page (NAV-37, D-213). */
export const paymentNotPrepared = {
  PAYMENT_FAILED: paymentRefusal('PAYMENT_FAILED', 'ERR-10'),
  PAYMENT_DECLINED: paymentRefusal('PAYMENT_DECLINED', 'ERR-11'),
  PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER: paymentRefusal('PAYMENT_3DS_NOT_SUPPORTED_FOR_PROVIDER', 'ERR-12'),
}

/** Why a purchase failed (ERR-10 to ERR-14). */
export const paymentRefused = {
  ...paymentNotPrepared,
  PAYMENT_TOKEN_ALREADY_USED: paymentRefusal('PAYMENT_TOKEN_ALREADY_USED', 'ERR-13'),
  PAYMENT_INSUFFICIENT_FUNDS: paymentRefusal('PAYMENT_INSUFFICIENT_FUNDS', 'ERR-14'),
}

/** After a failed purchase the page states that nothing was charged only once the server has confirmed it. */
const chargedFirst = (requirement: string) =>
  silently(
    'The page asks the server whether the payment was taken before it shows a message (F12)',
    requirement,
  )

export const purchaseClosed = {
  ...quoteClosed,
  QUOTE_MISMATCH: silently('The page fetches the price again and shows it before the customer pays', 'F7'),
  CONFLICT: chargedFirst('F5'),
}

/** The refusals of a purchase, for both TakeUpQuote and RestartPolicy. */
export const purchaseRefusals = {
  402: paymentRefused,
  404: quoteNotFound,
  409: purchaseClosed,
  500: { INTERNAL_ERROR: chargedFirst('ERR-20') },
  503: { PROVIDER_UNAVAILABLE: chargedFirst('ERR-20') },
} as const satisfies Refusals

/** For a part of the page next to a price or a policy: the rest of the page stays. */
export const partMissing = silently(
  'The part that failed shows a message and a retry button; the rest of the page is unchanged',
  'ERR-06',
)
export const quotePartRefusals = {
  404: { QUOTE_NOT_FOUND: partMissing },
  409: {
    QUOTE_LOCKED: partMissing,
    QUOTE_EXPIRED: partMissing,
    QUOTE_ALREADY_TAKEN_UP: partMissing,
    QUOTE_DECLINED: partMissing,
    QUOTE_REFERRED: partMissing,
  },
} as const satisfies Refusals

/** A vehicle that could not be looked up. */
export const vehicleNotLookedUp = silently(
  'The look-up shows a message and can be tried again; the answers stay',
  'VEH-08',
)
