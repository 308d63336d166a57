import type { CodeList } from './code-list.ts'
import data from './licensing-authorities.json' with { type: 'json' }
import { type Synonyms, searchOver } from './search.ts'

/** The authorities that license taxis and private hire (DRV-14), in alphabetical order. */
export const licensingAuthorities: CodeList = data.authorities

/** Other names, and councils since merged into the authority, by its code. */
export const licensingAuthoritySynonyms: Synonyms = {
  BOURNEMOUTH_CHRISTCHURCH_AND_POOLE: ['BCP'],
  BUCKINGHAMSHIRE: ['Aylesbury Vale', 'Chiltern', 'South Bucks', 'Wycombe'],
  CUMBERLAND: ['Allerdale', 'Carlisle', 'Copeland'],
  DORSET: ['East Dorset', 'North Dorset', 'Purbeck', 'Weymouth and Portland'],
  DVA: ['Belfast', 'Northern Ireland', 'Department for Infrastructure'],
  EAST_SUFFOLK: ['Suffolk Coastal', 'Waveney', 'Lowestoft'],
  FOLKESTONE_AND_HYTHE: ['Shepway'],
  HULL: ['Kingston upon Hull'],
  ISLE_OF_ANGLESEY: ['Ynys Mon'],
  NA_H_EILEANAN_SIAR: ['Western Isles', 'Outer Hebrides'],
  NORTH_NORTHAMPTONSHIRE: ['Corby', 'East Northamptonshire', 'Kettering', 'Wellingborough'],
  NORTH_YORKSHIRE: ['Craven', 'Hambleton', 'Harrogate', 'Richmondshire', 'Ryedale', 'Scarborough', 'Selby'],
  SOMERSET: ['Mendip', 'Sedgemoor', 'South Somerset', 'Somerset West and Taunton'],
  TRANSPORT_FOR_LONDON: ['TfL', 'London', 'Public Carriage Office', 'PCO'],
  WEST_NORTHAMPTONSHIRE: ['Daventry', 'Northampton', 'South Northamptonshire'],
  WEST_SUFFOLK: ['Forest Heath', 'St Edmundsbury', 'Bury St Edmunds'],
  WESTMORLAND_AND_FURNESS: ['Barrow-in-Furness', 'Eden', 'South Lakeland', 'Kendal'],
}

/** Licensing authorities by name, former name or short name: "TfL" finds "Transport for London". */
export const searchLicensingAuthorities = searchOver(
  licensingAuthorities,
  ({ code }) => licensingAuthoritySynonyms[code] ?? [],
)
