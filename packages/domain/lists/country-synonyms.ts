import type { Synonyms } from './search'

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
