import { readFileSync } from 'node:fs'

/** Reads settings one at a time and collects every invalid one, so that an operator sees all mistakes together. */
export type SettingReader = {
  problems: readonly string[]
  /** The value of a setting, or the content of the file that NAME_FILE names; an empty setting counts as unset. */
  text(name: string): string | undefined
  /** The settings read so far that contain keys or passwords. */
  secrets(): ReadonlyMap<string, string>
  wholeNumber(name: string, range: { from: number; to: number; otherwise: number }): number
  /** A whole number, or the word "off". */
  wholeNumberOrOff(name: string, range: { from: number; to: number; otherwise: number }): number | 'off'
  oneOf<const V extends string>(name: string, values: readonly V[], otherwise: V): V
  url(name: string, protocols: readonly string[]): string | undefined
  /** "15/10m" or "60/1h": a count per period. */
  rate(name: string, otherwise: Rate): Rate
  /** Records a mistake that involves more than one setting. */
  refuse(problem: string): void
}

/** URLs may contain a password. */
const isSecret = (name: string) => /(KEYS?|SECRET|PASSWORD|URL)$/.test(name)

/** The minimum length of a key that callers authenticate with: too long to be guessed. */
export const LEAST_KEY = 16

/** `count` requests per `perSeconds`. */
export type Rate = { count: number; perSeconds: number }

type Environment = { readonly [name: string]: string | undefined }

export function settingReader(environment: Environment): SettingReader {
  const problems: string[] = []

  const known = new Map<string, string | undefined>()

  const text = (name: string) => {
    if (!known.has(name)) known.set(name, written(name))
    return known.get(name)
  }
  const written = (name: string) => {
    const value = environment[name]?.trim() || undefined
    const file = environment[`${name}_FILE`]?.trim() || undefined
    if (file === undefined) return value
    if (value === undefined) return textOfFile(name, file)
    problems.push(`${name} and ${name}_FILE are both set: set only one of them`)
    return undefined
  }
  /** Repeats neither the file's content nor the system's error message. */
  const textOfFile = (name: string, file: string) => {
    try {
      const held = readFileSync(file, 'utf8').trim()
      if (held !== '') return held
      problems.push(`${name}_FILE names a file that is empty: ${quoted(file)}`)
    } catch {
      problems.push(`${name}_FILE names a file that cannot be read: ${quoted(file)}`)
    }
    return undefined
  }
  const number = (
    name: string,
    written: string,
    { from, to }: { from: number; to: number },
    orOff: string,
  ) => {
    const value = /^\d{1,15}$/.test(written) ? Number(written) : Number.NaN
    if (value >= from && value <= to) return value
    problems.push(`${name} must be a whole number from ${from} to ${to}${orOff}, not ${quoted(written)}`)
    return undefined
  }

  return {
    problems,
    text,
    secrets: () =>
      new Map([...known].flatMap(([name, value]) => (value && isSecret(name) ? [[name, value]] : []))),
    wholeNumber(name, range) {
      const written = text(name)
      if (written === undefined) return range.otherwise
      return number(name, written, range, '') ?? range.otherwise
    },
    wholeNumberOrOff(name, range) {
      const written = text(name)
      if (written === undefined) return range.otherwise
      if (written === 'off') return 'off'
      return number(name, written, range, ', or off') ?? range.otherwise
    },
    oneOf(name, values, otherwise) {
      const written = text(name)
      if (written === undefined) return otherwise
      const known = values.find((value) => value === written)
      if (known === undefined) problems.push(`${name} must be ${listed(values)}, not ${quoted(written)}`)
      return known ?? otherwise
    },
    url(name, protocols) {
      const written = text(name)
      if (written === undefined) return undefined
      if (URL.canParse(written) && protocols.includes(new URL(written).protocol)) return written
      // The value is not repeated: a URL may contain a password.
      problems.push(
        `${name} must be an address starting with ${listed(protocols.map((each) => `${each}//`))}`,
      )
      return undefined
    },
    rate(name, otherwise) {
      const written = text(name)
      if (written === undefined) return otherwise
      const [, count, long, unit] = /^(\d{1,6})\/(\d{1,4})([smh])$/.exec(written) ?? []
      const perSeconds = Number(long) * { s: 1, m: 60, h: 3600 }[unit === 's' || unit === 'm' ? unit : 'h']
      if (Number(count) > 0 && perSeconds > 0) return { count: Number(count), perSeconds }
      problems.push(`${name} must be a number and a time such as 15/10m or 60/1h, not ${quoted(written)}`)
      return otherwise
    },
    refuse: (problem) => {
      problems.push(problem)
    },
  }
}

/** A value as shown in a message: quoted, and truncated in case a whole page was pasted into a setting. */
export function quoted(written: string): string {
  return JSON.stringify(written.length > 60 ? `${written.slice(0, 60)}…` : written)
}

export function listed(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}
