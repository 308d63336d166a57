import { type Part, partsOf } from './pattern-parts.ts'

/** What makes a pattern backtrack: a text that leads to a repetition, what is repeated, and an end that spoils the match. */
export type Attack = { lead: string; again: string; end: string }

/** Fewer repetitions than this are not worth attacking. */
const MANY = 20
const MOST_WAYS = 8
const ends = ['', '\u0000', '!', '\n', 'a', '0']

/** The texts a pattern is slowest on, if any: each of its repetitions, entered and then failed. */
export function attacksOn(pattern: RegExp): readonly Attack[] {
  const whole = partsOf(pattern)
  const found = repetitions(whole, '')
  const words = (pattern.source.match(/[\w=:;@#&'"<> -]{2,}/g) ?? []).slice(0, MOST_WAYS)
  const pairs = found.flatMap(({ lead, of }) =>
    [...waysOf(of), ...words, lead].map((again) => ({ lead, again })),
  )
  const known = new Set<string>()
  return [{ lead: '', again: 'a' }, ...pairs]
    .filter(({ again }) => again !== '')
    .flatMap((pair) => ends.map((end) => ({ ...pair, end })))
    .filter((attack) => {
      const key = JSON.stringify(attack)
      return known.has(key) ? false : Boolean(known.add(key))
    })
}

/** Every repetition, with the shortest text that leads to it. */
function repetitions(part: Part, lead: string): readonly { lead: string; of: Part }[] {
  switch (part.kind) {
    case 'one':
      return []
    case 'look':
      return repetitions(part.of, lead)
    case 'any':
      return part.parts.flatMap((each) => repetitions(each, lead))
    case 'all': {
      let before = lead
      return part.parts.flatMap((each) => {
        const inner = repetitions(each, before)
        before += shortest(each)
        return inner
      })
    }
    case 'repeat':
      return [...(part.most >= MANY ? [{ lead, of: part.of }] : []), ...repetitions(part.of, lead)]
  }
}

function shortest(part: Part): string {
  switch (part.kind) {
    case 'one':
      return part.chars[0] ?? ''
    case 'look':
      return ''
    case 'any':
      return part.parts[0] ? shortest(part.parts[0]) : ''
    case 'all':
      return part.parts.map(shortest).join('')
    case 'repeat':
      return shortest(part.of).repeat(Math.min(part.least, 1_000))
  }
}

/** Some texts that match a part, as different from each other as is cheap. */
function waysOf(part: Part): readonly string[] {
  switch (part.kind) {
    case 'one':
      return part.chars.slice(0, MOST_WAYS)
    case 'look':
      return ['']
    case 'any':
      return part.parts.flatMap(waysOf).slice(0, 2 * MOST_WAYS)
    case 'all':
      return part.parts
        .map(waysOf)
        .reduce<readonly string[]>(
          (sofar, ways) => sofar.flatMap((text) => ways.map((way) => text + way)).slice(0, MOST_WAYS),
          [''],
        )
    case 'repeat': {
      const once = waysOf(part.of)
      const least = once.map((way) => way.repeat(Math.min(part.least, 1_000)))
      return [...new Set([...least, ...(part.most > part.least ? once : [])])].slice(0, MOST_WAYS)
    }
  }
}
