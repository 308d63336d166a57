/** A parsed regular expression, as far as its speed depends on it. */
export type Part =
  | { kind: 'one'; chars: readonly string[] }
  | { kind: 'all' | 'any'; parts: readonly Part[] }
  | { kind: 'repeat'; of: Part; least: number; most: number }
  /** Looks ahead or behind and consumes nothing. */
  | { kind: 'look'; of: Part }

const nothing: Part = { kind: 'all', parts: [] }

/** Characters of every class that patterns distinguish. */
const alphabet = [...'aAzZ09 -_.,:;/@#&\'"()<>{}[]=+*?!|\\$%^~`\t\n\r\u00a0é\u0301汉', '𐐀', '£', '•']

export function partsOf({ source, flags }: RegExp): Part {
  let at = 0
  // The pattern's own characters first: its parts can only overlap on those.
  const likely = [...new Set([...source, ...alphabet])]

  function alternatives(): Part {
    const parts = [sequence()]
    while (source[at] === '|') {
      at += 1
      parts.push(sequence())
    }
    const [only] = parts
    return parts.length === 1 && only ? only : { kind: 'any', parts }
  }

  function sequence(): Part {
    const parts: Part[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()))
    return { kind: 'all', parts }
  }

  function atom(): Part {
    const char = source[at]
    if (char === '^' || char === '$') return take(1, nothing)
    if (char === '(') return group()
    if (char === '[') return one(classText())
    if (char === '\\') return escaped()
    const text = String.fromCodePoint(source.codePointAt(at) ?? 0)
    at += text.length
    return char === '.' ? one('.') : { kind: 'one', chars: [text] }
  }

  function group(): Part {
    const [opening = '('] = /^\((?:\?(?:<?[=!]|:|[a-z-]+:|<[^>]*>))?/.exec(source.slice(at)) ?? []
    at += opening.length
    const of = alternatives()
    at += 1
    return /[=!]$/.test(opening) ? { kind: 'look', of } : of
  }

  function escaped(): Part {
    const text = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u\w{4}|x\w\w|c\w|k<[^>]*>|.)/su.exec(source.slice(at))?.[0]
    at += text?.length ?? 1
    // A boundary consumes nothing; a back reference consumes what was matched before, which may be nothing.
    return text === undefined || /^\\[bBk1-9]/.test(text) ? nothing : one(text)
  }

  /** Up to the bracket that closes the class, counting nested brackets. */
  function classText(): string {
    const from = at
    let depth = 0
    do {
      if (source[at] === '\\') at += 1
      else if (source[at] === '[' && (depth === 0 || flags.includes('v'))) depth += 1
      else if (source[at] === ']') depth -= 1
      at += 1
    } while (depth > 0 && at < source.length)
    return source.slice(from, at)
  }

  function one(text: string): Part {
    const isOne = new RegExp(`^(?:${text})$`, flags.replaceAll(/[gy]/g, ''))
    return { kind: 'one', chars: likely.filter((char) => isOne.test(char)) }
  }

  function repeated(of: Part): Part {
    const [text, counted, least, comma, most] =
      /^(?:[*+?]|(\{(\d+)(,?)(\d*)\}))\??/.exec(source.slice(at)) ?? []
    if (text === undefined) return of
    at += text.length
    if (counted === undefined)
      return { kind: 'repeat', of, least: text[0] === '+' ? 1 : 0, most: text[0] === '?' ? 1 : Infinity }
    const upTo = comma === '' ? Number(least) : most === '' ? Infinity : Number(most)
    return { kind: 'repeat', of, least: Number(least), most: upTo }
  }

  function take(length: number, part: Part): Part {
    at += length
    return part
  }

  return alternatives()
}
