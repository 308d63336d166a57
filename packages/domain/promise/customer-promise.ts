import type { LocalDate } from '../values/local-date.ts'
import type { Pence } from '../values/pence.ts'

/**
 * What a customer was told about the future of their policy (D-276). Each is stored with the email that says it. The newest of a kind
 * rules: what we do later obeys it, or replaces it and tells the customer.
 */
export type CustomerPromise =
  /** The price of the next period, for the same answers, to the end of that day (D-277). */
  | { kind: 'price'; reference: string; version: number; amount: Pence | undefined; until: LocalDate }
  /** The saved card is charged on that day and not before (D-278). */
  | { kind: 'charge'; on: LocalDate; amount: Pence | undefined; lastFour: string | undefined }
  /** Whether the policy renews automatically (D-279). */
  | { kind: 'renewal'; renews: boolean }
  /** The last day of cover (D-280). */
  | { kind: 'cover-ends'; on: LocalDate }
  /** Documents that come by post. */
  | { kind: 'documents' }

export type PromiseKind = CustomerPromise['kind']

/** A promise that the mail server has accepted. */
export type KeptPromise<Kind extends PromiseKind = PromiseKind> = Extract<CustomerPromise, { kind: Kind }> & {
  handedOverAt: Date
}

/** The newest promise of each kind about one policy. */
export type Promises = { readonly [Kind in PromiseKind]?: KeptPromise<Kind> }
