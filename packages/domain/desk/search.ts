/** What a search term may be (DSK-601). */
export const searchedKinds = [
  'reference',
  'policy',
  'registration',
  'postcode',
  'email',
  'phone',
  'name',
] as const
export type SearchedKind = (typeof searchedKinds)[number]

/** How close a record is to what was typed: as typed, one typing mistake away, alike in sound, or only of the same surname. */
export const closenesses = ['exact', 'nearly', 'sounds-alike', 'surname-only'] as const
export type Closeness = (typeof closenesses)[number]

/** The state of a record found: the first five are of quotes, the others of policies. */
export const foundStates = [
  'priced',
  'referred',
  'declined',
  'bought',
  'expired',
  'not-started',
  'in-force',
  'ended',
  'cancelled',
] as const
export type FoundState = (typeof foundStates)[number]

/** The maximum shown. Staff who see twenty add a word to the search. */
export const MOST_FOUND = 20
export const LONGEST_SEARCH = 100
