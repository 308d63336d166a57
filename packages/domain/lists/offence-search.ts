import { offenceSynonyms } from './offence-synonyms'
import { offences } from './offences'
import { searchOver } from './search'

/** Offences by code, by description or by everyday word: "sp30" and "speeding" find the same. */
export const searchOffences = searchOver(offences, ({ code, desc }) => [
  `${code} ${desc}`,
  ...(offenceSynonyms[code] ?? []),
])
