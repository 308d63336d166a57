import type { ProblemCode } from '@milepost/contract/problem'
import { quoteEnds } from '../error-catalogue'

/** Where a code leads: to a page, to words where the customer stands, or on without a word: why. */
export type Leads = { page: string } | { words: string } | { silent: string }

/** What a call may answer and what the customer sees of it: one row of the catalogue. */
export type ErrorRow = {
  requirement: string
  calls: readonly string[]
  /** The code of the answer; a status where it carries none, as 204. */
  code: ProblemCode | '204'
  leads: Leads
}

export const page = (code: keyof typeof quoteEnds): Leads => ({ page: quoteEnds[code].to })
export const says = (words: string): Leads => ({ words })
