import { compactRegistration } from './registration.ts'

/** The format of a registration mark. "unknown" is no reason to refuse it: there are foreign and old marks. */
export type PlateFormat = 'current' | 'prefix' | 'suffix' | 'dateless' | 'northern-ireland' | 'q' | 'unknown'

/**
 * Without spaces, first match wins. Letter sets as the DVLA issues them: no I or Q, and Z only in the last three of a current
 * mark.
 */
export const platePatterns: readonly (readonly [format: Exclude<PlateFormat, 'unknown'>, pattern: RegExp])[] =
  [
    ['current', /^[A-HJ-PR-Y]{2}(?!00|01|50)\d{2}[A-HJ-PR-Z]{3}$/],
    ['prefix', /^[A-HJ-NPR-TV-Y][1-9]\d{0,2}[A-HJ-PR-Y]{3}$/],
    ['suffix', /^[A-HJ-PR-Y]{3}[1-9]\d{0,2}[A-HJ-NPR-TV-Y]$/],
    ['q', /^Q[1-9]\d{0,2}[A-HJ-PR-Y]{3}$/],
    // The two letters of a Northern Ireland county include an I or a Z; a serial letter may precede them.
    ['northern-ireland', /^[A-PR-Y]?(?:I[ABGJLW]|[JOUX]I|[A-HJ-PR-Y]Z)[1-9]\d{0,3}$/],
    ['northern-ireland', /^[1-9]\d{0,3}[A-PR-Y]?(?:I[ABGJLW]|[JOUX]I|[A-HJ-PR-Y]Z)$/],
    ['dateless', /^(?:[A-HJ-PR-Y]{1,2}[1-9]\d{0,3}|[A-HJ-PR-Y]{3}[1-9]\d{0,2})$/],
    ['dateless', /^(?:[1-9]\d{0,3}[A-HJ-PR-Y]{1,2}|[1-9]\d{0,2}[A-HJ-PR-Y]{3})$/],
  ]

const MAX_LENGTH = 9

export function plateFormat(registration: string): PlateFormat {
  const compact = compactRegistration(registration)
  if (compact.length > MAX_LENGTH) return 'unknown'
  return platePatterns.find(([, pattern]) => pattern.test(compact))?.[0] ?? 'unknown'
}

/**
 * The year in which the age identifier came into use; undefined for marks without one. A mark may make a vehicle look older than
 * it is, never newer, so a look-up is more reliable.
 */
export function plateYear(registration: string): number | undefined {
  const compact = compactRegistration(registration)
  switch (plateFormat(registration)) {
    case 'current':
      // March to August uses the year, September to February the year plus 50: both 24 and 74 began in 2024.
      return 2000 + (Number(compact.slice(2, 4)) % 50)
    case 'prefix':
      return prefixYears[compact.charAt(0)]
    case 'suffix':
      return suffixYears[compact.slice(-1)]
    default:
      return undefined
  }
}

const prefixYears = years(
  'A83 B84 C85 D86 E87 F88 G89 H90 J91 K92 L93 M94 N95 P96 R97 S98 T99 V99 W00 X00 Y01',
)
const suffixYears = years(
  'A63 B64 C65 D66 E67 F67 G68 H69 J70 K71 L72 M73 N74 P75 R76 S77 T78 V79 W80 X81 Y82',
)

/** "A83" means the letter A, in use from 1983. */
function years(table: string): Readonly<Record<string, number>> {
  const entries = table.split(' ').map((entry): [string, number] => {
    const twoDigits = Number(entry.slice(1))
    return [entry.charAt(0), twoDigits + (twoDigits < 60 ? 2000 : 1900)]
  })
  return Object.fromEntries(entries)
}
