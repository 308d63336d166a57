import type { CodeList } from './code-list.ts'
import data from './countries-of-registration.json' with { type: 'json' }
import { type Synonyms, searchOver } from './search.ts'

/** Where an imported vehicle was registered (VEH-35), in alphabetical order. */
export const countriesOfRegistration: CodeList = data.countries

/** Other names of countries, by ISO code. */
export const countrySynonyms: Synonyms = {
  AE: ['UAE', 'Dubai', 'Abu Dhabi', 'Emirates'],
  CD: ['DRC', 'Zaire'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IE: ['Republic of Ireland', 'Eire', 'Southern Ireland'],
  KR: ['Korea'],
  MK: ['Macedonia'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Holy See'],
}

/** Countries by name or other name: "Holland" finds "Netherlands". */
export const searchCountries = searchOver(countriesOfRegistration, ({ code }) => countrySynonyms[code] ?? [])
