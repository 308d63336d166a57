import type { Answers } from '../questions/answers.ts'

/** The source of an answer the customer did not give. */
export type Source = 'looked-up' | 'comparison-site' | 'assumed'

/**
 * The sources of answers that are not the customer's own, by place: "coverDetails.effectiveFrom", "additionalDrivers.0.title",
 * "proposerDetails.motoringClaims.1.costOfClaim". An answer that is not listed was given by the customer.
 */
export type Provenance = Readonly<Record<string, Source>>

/** Shown next to the answer on every page that reads answers back. */
export const sourceWords: Readonly<Record<Source, string>> = {
  'looked-up': 'We looked this up for you',
  'comparison-site': 'From the comparison site',
  assumed: "We've assumed this. Please check.",
}

/**
 * The provenance after the customer changed something. A changed answer is theirs, and an answer in a list moves with its entry
 * when earlier entries are removed. A mark may be set before its answer exists, and is kept for it.
 */
export function provenanceAfter(provenance: Provenance, before: Answers, after: Answers): Provenance {
  return Object.fromEntries(
    Object.entries(provenance).flatMap(([field, source]) => {
      const place = placeAfter(field.split('.'), before, after)
      return place ? [[place.join('.'), source]] : []
    }),
  )
}

/** A prefilled field is the customer's as soon as they type in it; a stored answer, once it differs. */
export function provenanceTyped(provenance: Provenance, field: string, answers: Answers): Provenance {
  const stored = field.split('.').reduce<unknown>(partOf, answers)
  const { [field]: _filledIn, ...others } = provenance
  return stored === undefined ? others : provenance
}

/** An assumed answer that the customer confirmed is theirs. */
export function withoutAssumed(provenance: Provenance): Provenance {
  return Object.fromEntries(Object.entries(provenance).filter(([, source]) => source !== 'assumed'))
}

/** The place of the same answer now; undefined if it is gone or changed. */
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

/** Entries are added, edited and removed one at a time, so the unchanged entries at either end show which moved where. */
function entryAfter(
  index: number,
  before: readonly unknown[],
  after: readonly unknown[],
): number | undefined {
  if (before.length === after.length || index < unchanged(before, after)) return index
  const fromEnd = before.length - index
  return fromEnd <= unchanged(before.toReversed(), after.toReversed()) ? after.length - fromEnd : undefined
}

/** How many entries at the start are the same. */
function unchanged(before: readonly unknown[], after: readonly unknown[]): number {
  const shortest = Math.min(before.length, after.length)
  const differs = before.slice(0, shortest).findIndex((entry, at) => !isSame(entry, after[at]))
  return differs === -1 ? shortest : differs
}

/** The main driver mark is set on all drivers at once; a change to it does not make an entry a different driver. */
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
