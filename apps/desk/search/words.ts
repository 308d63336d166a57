import type { Closeness, FoundState, SearchedKind } from '@milepost/domain/desk/search'

export const kindWords: Readonly<Record<SearchedKind, string>> = {
  reference: 'a reference',
  policy: 'a policy number',
  registration: 'a registration',
  postcode: 'a postcode',
  email: 'an email address',
  phone: 'a phone number',
  name: 'a name',
}

export const stateWords: Readonly<Record<FoundState, string>> = {
  priced: 'Priced',
  referred: 'Referred',
  declined: 'Declined',
  bought: 'Bought',
  expired: 'Expired',
  'not-started': 'Starts later',
  'in-force': 'In force',
  ended: 'Ended',
  cancelled: 'Cancelled',
}

/** An exact match needs no words. */
export const closenessWords: Readonly<Record<Closeness, string | undefined>> = {
  exact: undefined,
  nearly: 'Nearly as typed',
  'sounds-alike': 'Sounds alike',
  'surname-only': 'Same surname only',
}

/** "a name", "a postcode or a registration". */
export function readAsWords(kinds: readonly SearchedKind[]): string {
  return kinds.map((kind) => kindWords[kind]).join(' or ')
}
