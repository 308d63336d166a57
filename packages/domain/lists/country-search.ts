import { countriesOfRegistration } from './countries-of-registration'
import { countrySynonyms } from './country-synonyms'
import { searchOver } from './search'

/** Countries by name or other name: "Holland" finds "Netherlands". */
export const searchCountries = searchOver(countriesOfRegistration, ({ code }) => countrySynonyms[code] ?? [])
