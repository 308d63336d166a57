import { occupationSynonyms } from './occupation-synonyms'
import { occupationsInWork } from './occupations'
import { searchOver } from './search'

/** Occupations of working people by name or everyday word: "cabbie" finds "Taxi driver". */
export const searchOccupations = searchOver(occupationsInWork, ({ code }) => occupationSynonyms[code] ?? [])
