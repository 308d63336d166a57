import type { CodeList } from '@milepost/domain/lists/code-list'
import type { Coded } from '@milepost/domain/values/vehicle-info'
import table from './vehicle-table.json' with { type: 'json' }

/** One version of a vehicle as it was sold. */
export type VehicleRow = (typeof table.vehicles)[number]

/** Our own table of vehicles on UK roads. Demonstration data; its notes say where it comes from. */
export const vehicleTable: readonly VehicleRow[] = table.vehicles

/** Makes and models have no public codes: the code is the text in capitals, so the same text always gets the same code. */
export function codedByWords(words: string): Coded {
  return { code: codeFrom(words), desc: words }
}

/** The entry of our list that matches the text, or the text itself if there is none. */
export function codedByList(list: CodeList, words: string): Coded {
  const code = codeFrom(words)
  const entry = list.find(({ desc }) => codeFrom(desc) === code)
  return entry === undefined ? codedByWords(words) : { code: entry.code, desc: entry.desc }
}

export function codedDoors(doors: number): Coded {
  if (doors === 0) return { code: '0', desc: 'No doors' }
  return { code: String(doors), desc: doors === 1 ? '1 door' : `${doors} doors` }
}

/** Accents are removed: the DVLA writes CITROEN, a price list Citroën. */
export function codeFrom(words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return plain.replace(/[^A-Z0-9+]+/g, '_').replace(/^_+|_+$/g, '')
}
