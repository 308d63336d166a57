import type { SortCode } from '../sort-code.ts'
import table from './bank-names.json' with { type: 'json' }

const namesByPrefix = new Map(table.names.map((line) => splitAtFirstSpace(line)))

/**
 * The bank's name to show next to a sort code, by the longest known prefix; undefined if none is known. A missing name is never a
 * reason to refuse a sort code.
 */
export function bankName(sortCode: SortCode): string | undefined {
  for (let length = sortCode.length; length >= 2; length--) {
    const name = namesByPrefix.get(sortCode.slice(0, length))
    if (name !== undefined) return name
  }
  return undefined
}

function splitAtFirstSpace(line: string): [string, string] {
  const space = line.indexOf(' ')
  return [line.slice(0, space), line.slice(space + 1)]
}
