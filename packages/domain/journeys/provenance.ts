import type { Answers } from '../questions/answers'

/** Where an answer comes from that the customer did not give. */
export type Source = 'looked-up' | 'comparison-site' | 'assumed'

/**
 * The answers that are not the customer's own, by the place that holds them: "coverDetails.effectiveFrom",
 * "additionalDrivers.0.title", "proposerDetails.motoringClaims.1.costOfClaim". Whatever is not named was given by the customer.
 */
export type Provenance = Readonly<Record<string, Source>>

/** As it is said beside the answer, on every page that reads answers back. */
export const sourceWords: Readonly<Record<Source, string>> = {
  'looked-up': 'We looked this up for you',
  'comparison-site': 'From the comparison site',
  assumed: 'We assumed this: please check',
}

/**
 * What is still not the customer's own once they have changed something: an answer that is another one is theirs, and one in a
 * list goes with its entry when entries before it are taken out. A mark may be set before its answer is there: it waits for it.
 */
export function provenanceAfter(provenance: Provenance, before: Answers, after: Answers): Provenance {
  return Object.fromEntries(
    Object.entries(provenance).flatMap(([field, source]) => {
      const place = placeAfter(field.split('.'), before, after)
      return place ? [[place.join('.'), source]] : []
    }),
  )
}

/** A box that was filled in for the customer is theirs as soon as they write in it; a stored answer, once it is another. */
export function provenanceTyped(provenance: Provenance, field: string, answers: Answers): Provenance {
  const stored = field.split('.').reduce<unknown>(partOf, answers)
  const { [field]: _filledIn, ...others } = provenance
  return stored === undefined ? others : provenance
}

/** Once the customer has said that what was assumed is right, it is theirs. */
export function withoutAssumed(provenance: Provenance): Provenance {
  return Object.fromEntries(Object.entries(provenance).filter(([, source]) => source !== 'assumed'))
}

/** Where the same answer stands now; undefined when it is gone or another. */
function placeAfter(
  [name, ...inner]: readonly string[],
  before: unknown,
  after: unknown,
): readonly string[] | undefined {
  if (name === undefined) return before === undefined || isSame(before, after) ? [] : undefined
  const now = Array.isArray(before) && Array.isArray(after) ? entryAfter(Number(name), before, after) : name
  const rest = now === undefined ? undefined : placeAfter(inner, partOf(before, name), partOf(after, now))
  return now === undefined || rest === undefined ? undefined : [String(now), ...rest]
}

/** Entries are added, edited and taken out one at a time, so what is unchanged at either end tells which moved where. */
function entryAfter(
  index: number,
  before: readonly unknown[],
  after: readonly unknown[],
): number | undefined {
  if (before.length === after.length || index < unchanged(before, after)) return index
  const fromEnd = before.length - index
  return fromEnd <= unchanged(before.toReversed(), after.toReversed()) ? after.length - fromEnd : undefined
}

/** How many entries at the beginning are the same. */
function unchanged(before: readonly unknown[], after: readonly unknown[]): number {
  const shortest = Math.min(before.length, after.length)
  const differs = before.slice(0, shortest).findIndex((entry, at) => !isSame(entry, after[at]))
  return differs === -1 ? shortest : differs
}

/** Who is the main driver is marked on all of them at once, and makes nobody another driver. */
const MARK = 'isMainDriver'

function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => name === MARK || isSame(partOf(one, name), partOf(other, name)))
}

function partOf(value: unknown, name: string | number): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
