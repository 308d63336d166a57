/** Reads settings one at a time and remembers every bad one, so that an operator sees all mistakes in one go. */
export type SettingReader = {
  problems: readonly string[]
  /** The text of a setting; an empty one counts as not set. */
  text(name: string): string | undefined
  wholeNumber(name: string, range: { from: number; to: number; otherwise: number }): number
  /** A whole number, or the word "off". */
  wholeNumberOrOff(name: string, range: { from: number; to: number; otherwise: number }): number | 'off'
  oneOf<const V extends string>(name: string, values: readonly V[], otherwise: V): V
  url(name: string, protocols: readonly string[]): string | undefined
  /** "15/10m" or "60/1h": how many in how long. */
  rate(name: string, otherwise: Rate): Rate
  /** Notes a mistake that concerns more than one setting. */
  refuse(problem: string): void
}

/** The fewest characters of a key that somebody calls us with: nobody finds one by trying. */
export const LEAST_KEY = 16

/** So many in so long. */
export type Rate = { count: number; perSeconds: number }

type Environment = { readonly [name: string]: string | undefined }

export function settingReader(environment: Environment): SettingReader {
  const problems: string[] = []

  const text = (name: string) => environment[name]?.trim() || undefined
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
      // The value is not repeated: an address may hold a password.
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

/** A value as shown in a message: quoted, and cut when somebody pasted a page into a setting. */
export function quoted(written: string): string {
  return JSON.stringify(written.length > 60 ? `${written.slice(0, 60)}…` : written)
}

export function listed(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}
