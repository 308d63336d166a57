import type { Closeness, FoundState, SearchedKind } from '@milepost/domain/desk/search'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { QuoteKey } from '../../quote/ports'
import type { StaffSession } from '../ports'
import type { CaseNote } from '../quote/ports'

/** A surname in letters alone, with the first forename where one was typed. */
export type SearchedName = { surname: string; forename: string | undefined }

/** One way to read what was typed, in the form that stored values are compared in. */
export type Reading =
  | { kind: Exclude<SearchedKind, 'name'>; value: string }
  | { kind: 'name'; names: readonly SearchedName[] }

/** What is stored of a record that was found. It leaves the server masked. */
export type FoundRecord = {
  brand: BrandCode
  reference: string
  policyNumber: string | undefined
  journey: JourneyId
  state: FoundState
  at: Date
  surname: string | undefined
  forename: string | undefined
  postcode: string | undefined
  email: string | undefined
  registration: string | undefined
  closeness: Closeness
}

/** A person as all their quotes and policies tell of them, at the brands of whoever asks. */
export type PersonStore = {
  /** On record. Undefined where there is no such quote. */
  open(
    key: QuoteKey,
    by: StaffSession,
    now: Date,
  ): Promise<{ found: readonly FoundRecord[]; support: CaseNote | undefined } | undefined>
}

export type SearchStore = {
  /**
   * The best records of the person's brands, newest first among equals. That somebody searched, for what kind and how many were
   * found is in the audit trail; the words are not.
   */
  search(
    readings: readonly Reading[],
    by: StaffSession,
    asked: { most: number; now: Date },
  ): Promise<{ found: readonly FoundRecord[]; isMore: boolean }>
}
