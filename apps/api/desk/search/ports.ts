import type { Closeness, FoundState, SearchedKind } from '@milepost/domain/desk/search'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { StaffSession } from '../../platform/session/staff-ports.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import type { CaseNote } from '../quote/ports.ts'

/** A surname in letters only, with the first forename if one was typed. */
export type SearchedName = { surname: string; forename: string | undefined }

/** One possible meaning of the typed text, in the form that stored values are compared in. */
export type Reading =
  | { kind: Exclude<SearchedKind, 'name'>; value: string }
  | { kind: 'name'; names: readonly SearchedName[] }

/** The stored data of a record that was found. It is masked before it leaves the server. */
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

/** A person, by all their quotes and policies at the caller's brands. */
export type PersonStore = {
  /** Recorded in the trail. Undefined if there is no such quote. */
  open(
    key: QuoteKey,
    by: StaffSession,
    now: Date,
  ): Promise<{ found: readonly FoundRecord[]; support: CaseNote | undefined } | undefined>
}

export type SearchStore = {
  /**
   * The best records of the person's brands, newest first among equals. The audit trail records the search with its kinds and the number
   * found, but not the words.
   */
  search(
    readings: readonly Reading[],
    by: StaffSession,
    asked: { most: number; now: Date },
  ): Promise<{ found: readonly FoundRecord[]; isMore: boolean }>
}
