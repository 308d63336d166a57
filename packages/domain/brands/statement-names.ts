import type { BrandCode } from '../terms/identity'

/**
 * The firm on a card statement, within the narrowest rules of the providers that write it there. Stripe adds up to ten characters to the
 * account's own prefix; Braintree wants "ABC*NAME", three characters before the star and at most 18 after it.
 */
export type StatementName = { short: string; name: string }

/** Beside the facts of the firms, because pages carry those and never need these. */
export const statementNames: Readonly<Record<BrandCode, StatementName>> = {
  A: { short: 'ACN', name: 'ACORN' },
  B: { short: 'BFY', name: 'BRIEFLY' },
  CRT: { short: 'CRT', name: 'CARROT' },
  F: { short: 'FLG', name: 'FLAG TAXI' },
  M: { short: 'MCD', name: 'MOTORCADE' },
  MP: { short: 'MYP', name: 'MYPOLICY' },
}
