import type { LocalDate } from '../values/local-date'
import type { Postcode } from '../values/postcode'

/** What somebody who comes back is asked to show that a quote is theirs, as far as it is answered (RET-01, RMD-02). */
export type Facts = {
  quoteReference?: string
  surname?: string
  postcode?: Postcode
  dateOfBirth?: LocalDate
  registration?: string
  policyNumber?: string
}

/** What opens the quote behind a reminder, whole (API-24). */
export type PersonalFacts = Required<Pick<Facts, 'surname' | 'postcode' | 'dateOfBirth'>>

/** What opens a quote by its reference, whole (API-23). */
export type RetrievalFacts = Required<Omit<Facts, 'policyNumber'>>
