import type { Synonyms } from './search'

/** Other names, and councils that have since been joined into the one that licenses now, by its code. */
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
