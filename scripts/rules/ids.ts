import { areas, ownAreas } from './areas.ts'

const codes = [...areas, ...ownAreas].map(({ code }) => code)

/** A requirement `VEH-21`, a ruling `D-127`, a failure `F12`, a mechanism of safety `K9`, a threat `T5`. */
const whole = new RegExp(String.raw`^(?:(?:${codes.join('|')})-\d{2,3}|D-\d{3}|[FKT][1-9]\d?)$`)

export const isId = (words: string): boolean => whole.test(words)

/** Requirements by area in the specification's order, then rulings, failures, mechanisms and threats; by number within each. */
export function byId(one: string, other: string): number {
  return familyOf(one) - familyOf(other) || numberOf(one) - numberOf(other)
}

const families = [...codes, 'D', 'F', 'K', 'T']
const familyOf = (id: string) => families.indexOf(/^[A-Z]+/.exec(id)?.[0] ?? '')
const numberOf = (id: string) => Number(/\d+$/.exec(id)?.[0] ?? 0)

const list = /\[([^\]]*)\]/g
const one = /\b([A-Z]{3}-|D-|[FKT](?=[1-9]))(\d{1,3})\b(?: to \1(\d{1,3})\b)?/g

/** The rules that a test's title names: `[VEH-21]`, several in one bracket, or `[NAV-32 to NAV-36]` for a range. */
export function idsInTitle(title: string): string[] {
  return [...new Set([...title.matchAll(list)].flatMap(([, inside = '']) => idsIn(inside)))]
}

/** The rules that a list names: `VEH-21, D-127, NAV-32 to NAV-36`. */
export function idsIn(words: string): string[] {
  return [...words.matchAll(one)].flatMap(([, family = '', first = '', last = first]) => {
    const numbers = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at)
    return numbers.map((number) => `${family}${String(number).padStart(first.length, '0')}`)
  })
}

/** The title without the ids in brackets. */
export function titleAlone(title: string): string {
  return title
    .replaceAll(list, (bracket) => (idsInTitle(bracket).length > 0 ? '' : bracket))
    .replaceAll(/\s+/g, ' ')
    .trim()
}
