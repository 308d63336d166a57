import { type AddressSearch, addressText, readAddressText } from '@milepost/domain/questions/kinds/address'
import type { NamedFieldError } from '@milepost/domain/questions/read-subject'
import { type Address, type AddressHit, blankAddress, tidyAddress } from '@milepost/domain/values/address'

/** The missing parts of an address; which parts are required depends on its purpose (ADR-08, ADR-09). */
export type ValidateAddress = (address: Address) => readonly NamedFieldError[]

/** What survives a change of screen: the search as typed, and the address that a new one would replace. */
type Saved = { search: AddressSearch; before: Address | undefined }

/** Refused submits on this screen: errors show from the first on, and each moves the focus. */
type Tries = { tries: number }

export type Searching = Saved & Tries & { at: 'search'; isBusy: boolean }
export type Listing = Saved &
  Tries & {
    at: 'list'
    hits: readonly AddressHit[]
    chosen: string | undefined
    isBusy: boolean
    hasFetchFailed: boolean
  }
export type ByHand = Saved &
  Tries & { at: 'by-hand'; typed: Address; hasLine4: boolean; hasSearchFailed: boolean }
/** An address is set, and only its card shows (ADR-03). */
export type Settled = { at: 'card'; address: Address }

export type AddressState = Searching | Listing | ByHand | Settled

export type AddressEvent =
  | { does: 'type-search'; part: keyof AddressSearch; text: string }
  | { does: 'refuse' }
  | { does: 'start' }
  | { does: 'search-failed' }
  | { does: 'list'; hits: readonly AddressHit[]; hasFetchFailed: boolean }
  | { does: 'choose'; itemId: string }
  | { does: 'fetch-failed' }
  | { does: 'accept'; address: Address; lacks: readonly NamedFieldError[] }
  | { does: 'enter-by-hand' }
  | { does: 'type-line'; part: keyof Address; text: string }
  | { does: 'edit' }
  | { does: 'search-again' }

const noSearch: Saved = { search: { house: '', postcode: '' }, before: undefined }

/**
 * The initial screen: where the customer left it; otherwise a card for a complete address, its fields for an incomplete one, a
 * search for none.
 */
export function opening(answer: Address | undefined, validate: ValidateAddress, text = ''): AddressState {
  const left = readAddressText(text)
  if (!left) return answer ? accepted(noSearch, answer, validate(answer)) : searching(noSearch)
  const saved = { search: left.search, before: left.before }
  if (left.at === 'by-hand') return byHand(saved, left.lines, false)
  return left.at === 'list' ? { ...listing(saved, left.hits, false), chosen: left.chosen } : searching(saved)
}

/** The state as the question's field text; empty once there is an address, and before anything is typed. */
export function textOf(state: AddressState): string {
  if (state.at === 'card' || isUntouched(state)) return ''
  const { at, search, before } = state
  if (at === 'list') return addressText({ at, search, before, hits: state.hits, chosen: state.chosen })
  return addressText(at === 'search' ? { at, search, before } : { at, search, before, lines: state.typed })
}

function isUntouched(state: AddressState): boolean {
  return state.at === 'search' && !state.before && state.search.house === '' && state.search.postcode === ''
}

/** Reducer of the widget (ADR-01, ADR-03, ADR-05, ADR-07). An event that cannot happen on a screen changes nothing. */
export function addressStates(state: AddressState, event: AddressEvent): AddressState {
  switch (event.does) {
    case 'type-search':
      if (state.at !== 'search') return state
      return { ...state, search: { ...state.search, [event.part]: event.text } }
    case 'refuse':
      return state.at === 'card' ? state : { ...state, tries: state.tries + 1 }
    case 'start':
      if (state.at === 'search') return { ...state, isBusy: true }
      return state.at === 'list' ? { ...state, isBusy: true, hasFetchFailed: false } : state
    case 'search-failed':
      return state.at === 'search' ? byHand(state, withPostcode(state), true) : state
    case 'list':
      return state.at === 'search' ? listing(state, event.hits, event.hasFetchFailed) : state
    case 'choose':
      return state.at === 'list' ? { ...state, chosen: event.itemId, hasFetchFailed: false } : state
    case 'fetch-failed':
      return state.at === 'list' ? { ...state, isBusy: false, hasFetchFailed: true } : state
    case 'accept':
      return state.at === 'card' ? state : accepted(savedOf(state), event.address, event.lacks)
    case 'enter-by-hand':
      return state.at === 'search' || state.at === 'list' ? byHand(state, withPostcode(state), false) : state
    case 'type-line':
      return state.at === 'by-hand'
        ? { ...state, typed: { ...state.typed, [event.part]: event.text } }
        : state
    case 'edit':
      return state.at === 'card' ? byHand(savedOf(state), state.address, false) : state
    case 'search-again':
      return searching(savedOf(state))
  }
}

/** Leaving a card starts a replacement: its address can be restored until that is complete. */
function savedOf(state: AddressState): Saved {
  return state.at === 'card'
    ? { ...noSearch, before: state.address }
    : { search: state.search, before: state.before }
}

function searching({ search, before }: Saved): Searching {
  return { at: 'search', search, before, tries: 0, isBusy: false }
}

function listing({ search, before }: Saved, hits: readonly AddressHit[], hasFetchFailed: boolean): Listing {
  // If the only hit could not be fetched it stays chosen, so that one press retries it.
  const chosen = hits.length === 1 ? hits[0]?.itemId : undefined
  return { at: 'list', search, before, tries: 0, hits, chosen, isBusy: false, hasFetchFailed }
}

function byHand({ search, before }: Saved, typed: Address, hasSearchFailed: boolean): ByHand {
  return {
    at: 'by-hand',
    search,
    before,
    tries: 0,
    typed,
    // A fourth line only for an address that uses it. An address typed by hand needs fewer.
    hasLine4: typed.line4 !== '',
    hasSearchFailed,
  }
}

/** A found address with a missing part is completed by hand (ADR-08). */
function accepted(saved: Saved, address: Address, lacks: readonly NamedFieldError[]): AddressState {
  return lacks.length === 0 ? { at: 'card', address } : byHand(saved, address, false)
}

/** The postcode has been typed already. So has the house, but "12" alone would pass for a first line. */
function withPostcode({ search }: Saved): Address {
  return tidyAddress({ ...blankAddress, postcode: search.postcode })
}
