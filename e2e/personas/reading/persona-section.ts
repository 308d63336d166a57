import { parseDocument } from 'yaml'

/** A person's file is wrong: every mistake, each with the file, the key and what is allowed. */
class PersonaMistake extends Error {}

type Part = Readonly<Record<string, unknown>>

/**
 * A part of a person's file, read key by key. What the file leaves out is taken from the typical person; a key that is never read
 * is a mistake. Mistakes are collected, so that they can be corrected in one go.
 */
export class PersonaSection {
  private readonly place: readonly string[]
  private readonly own: Part
  private readonly typical: Part
  private readonly mistakes: string[]
  private readonly read = new Set<string>()

  private constructor(place: readonly string[], own: Part, typical: Part, mistakes: string[]) {
    this.place = place
    this.own = own
    this.typical = typical
    this.mistakes = mistakes
  }

  /** Every value is read as text: 05 stays 05, and no stays no. */
  static in(file: string, text: string, typicalText = ''): PersonaSection {
    const mistakes: string[] = []
    const parsed = (yaml: string) => {
      const document = parseDocument(yaml, { schema: 'failsafe' })
      mistakes.push(...document.errors.map(({ message }) => `${file}: ${message}`))
      return partOf(document.errors.length > 0 ? undefined : document.toJS())
    }
    return new PersonaSection([file], parsed(text), parsed(typicalText), mistakes)
  }

  words(key: string): string | undefined {
    const value = this.valueOf(key)
    if (value === undefined || typeof value === 'string') return value
    return this.addMistake(key, 'one value is expected')
  }

  /** A required text. */
  needed(key: string): string {
    return this.words(key) ?? this.addMistake(key, 'this must be said') ?? ''
  }

  /** One of a closed list, by its words. */
  oneOf<Value>(key: string, allowed: Readonly<Record<string, Value>>): Value | undefined {
    const words = this.words(key)
    if (words === undefined) return undefined
    if (Object.hasOwn(allowed, words)) return allowed[words]
    return this.addMistake(key, `"${words}" is none of: ${Object.keys(allowed).join('; ')}`)
  }

  has(key: string): boolean {
    return this.valueOf(key) !== undefined
  }

  /** Whether this person's file contains it, and not only the typical person's. */
  isOwn(key: string): boolean {
    return this.own[key] !== undefined
  }

  /** Whether there is no mistake so far. */
  isSound(): boolean {
    return this.mistakes.length === 0
  }

  isWords(key: string): boolean {
    return typeof this.valueOf(key) === 'string'
  }

  part(key: string): PersonaSection {
    this.read.add(key)
    const typical = partOf(this.typical[key])
    const own = this.own[key]
    if (own !== undefined && !isPart(own)) this.addMistake(key, 'keys with values are expected')
    return new PersonaSection([...this.place, key], partOf(own), typical, this.mistakes)
  }

  /** Parts of a list, each on top of the typical entry. */
  parts(key: string, typicalKey?: string): readonly PersonaSection[] {
    const typical = typicalKey === undefined ? {} : partOf(this.typical[typicalKey])
    return this.list(key).map((each, index) => {
      if (!isPart(each)) this.addMistake(key, `keys with values are expected in entry ${index + 1}`)
      return new PersonaSection([...this.place, `${key} ${index + 1}`], partOf(each), typical, this.mistakes)
    })
  }

  texts(key: string): readonly string[] {
    return this.list(key).map((each) => String(each))
  }

  /** The entries of a part whose keys are left to the caller. */
  entries(key: string): readonly (readonly [string, string])[] {
    const value = this.valueOf(key)
    return Object.entries(partOf(value)).map(([name, words]) => [name, String(words)])
  }

  /** Records a mistake, and returns undefined in place of the value. */
  addMistake(key: string, what: string): undefined {
    this.mistakes.push(`${[...this.place, key].join(': ')}: ${what}`)
  }

  /** Call once everything in this part has been read. */
  done(): void {
    for (const key of Object.keys(this.own))
      if (!this.read.has(key))
        this.addMistake(key, `nothing is known of it; known here are: ${[...this.read].sort().join('; ')}`)
  }

  /** Call once the whole file has been read. */
  close(): void {
    this.done()
    if (this.mistakes.length > 0) throw new PersonaMistake(this.mistakes.join('\n'))
  }

  private valueOf(key: string): unknown {
    this.read.add(key)
    return this.own[key] ?? this.typical[key]
  }

  private list(key: string): readonly unknown[] {
    const value = this.valueOf(key) ?? []
    if (Array.isArray(value)) return value
    this.addMistake(key, 'a list is expected, each entry after a dash')
    return []
  }
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function partOf(value: unknown): Part {
  return isPart(value) ? value : {}
}
