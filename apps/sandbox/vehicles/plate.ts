import { pick } from '../hash.ts'

/** What can be read from a UK number plate alone. */
export type Plate = {
  /** Upper case, no spaces. */
  text: string
  year: number
  /** First day of the plate's period, YYYY-MM-DD. */
  registeredOn: string
}

/** Patterns as published for UK marks, without the space. I and Q are never used as letters of the mark. */
const current = /^[A-HJ-PR-Y]{2}(?!00|01|50)(\d{2})[A-HJ-PR-Z]{3}$/
const prefix = /^([A-HJ-NPR-TV-Y])[1-9]\d{0,2}[A-HJ-PR-Y]{3}$/
const suffix = /^[A-HJ-PR-Y]{3}[1-9]\d{0,2}([A-HJ-NPR-TV-Y])$/
const northernIreland =
  /^([A-HJ-PR-Y]?(I[ABJLW]|[JOUX]I|[A-HJ-PR-Y]Z)[1-9]\d{0,3}|[1-9]\d{0,3}[A-HJ-PR-Y]?(I[ABJLW]|[JOUX]I|[A-HJ-PR-Y]Z))$/
const dateless =
  /^([1-9]\d{0,3}[A-HJ-PR-Y]{1,2}|[1-9]\d{0,2}[A-HJ-PR-Y]{3}|[A-HJ-PR-Y]{1,2}[1-9]\d{0,3}|[A-HJ-PR-Y]{3}[1-9]\d{0,2})$/
const ageUnknown = /^Q[1-9]\d{0,2}[A-HJ-PR-Y]{3}$/

/** The month each year letter began. */
const prefixStarts = startsByLetter(
  'A1983-08 B1984-08 C1985-08 D1986-08 E1987-08 F1988-08 G1989-08 H1990-08 J1991-08 K1992-08 L1993-08 M1994-08 ' +
    'N1995-08 P1996-08 R1997-08 S1998-08 T1999-03 V1999-09 W2000-03 X2000-09 Y2001-03',
)
const suffixStarts = startsByLetter(
  'A1963-02 B1964-01 C1965-01 D1966-01 E1967-01 F1967-08 G1968-08 H1969-08 J1970-08 K1971-08 L1972-08 M1973-08 ' +
    'N1974-08 P1975-08 R1976-08 S1977-08 T1978-08 V1979-08 W1980-08 X1981-08 Y1982-08',
)

function startsByLetter(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)]))
}

/** Reads a plate as typed; undefined if no such plate has been issued by the given day (YYYY-MM-DD). */
export function readPlate(
  typed: string,
  today: string,
  undatedYear: (text: string) => number,
): Plate | undefined {
  const text = typed.replace(/\s+/g, '').toUpperCase()
  const month = startMonth(text)
  if (month !== undefined) {
    const registeredOn = `${month}-01`
    return registeredOn <= today ? { text, year: Number(month.slice(0, 4)), registeredOn } : undefined
  }
  if (northernIreland.test(text) || dateless.test(text) || ageUnknown.test(text)) {
    const year = undatedYear(text)
    return { text, year, registeredOn: `${year}-06-01` }
  }
  return undefined
}

function startMonth(text: string): string | undefined {
  const age = current.exec(text)?.[1]
  if (age !== undefined) {
    const number = Number(age)
    return number > 50 ? `${1950 + number}-09` : `${2000 + number}-03`
  }
  const first = prefix.exec(text)?.[1]
  if (first !== undefined) return prefixStarts.get(first)
  const last = suffix.exec(text)?.[1]
  return last === undefined ? undefined : suffixStarts.get(last)
}

/** Always the same for the same plate, in the DVLA's words. */
export function colourOf({ text }: Plate): string | undefined {
  return pick(['BLACK', 'BLUE', 'GREY', 'RED', 'SILVER', 'WHITE'], `colour ${text}`)
}
