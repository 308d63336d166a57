import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allDeskCalls } from './all-desk-calls.ts'

/**
 * Fields that the page fills in from the server's data. No one types them, so a wrong value comes from a program and gets a program's
 * message. The same applies to what is chosen from a closed list or ticked.
 */
const filledInByThePage: ReadonlySet<string> = new Set([
  'abiCode',
  'addressId',
  'after',
  'before',
  'documentId',
  'driver',
  'field',
  'id',
  'name',
  'number',
  'policyNumber',
  'question',
  'reference',
  'seen.back',
  'seen.charge',
  'seen.due',
  'seen.payBy',
  'seen.rebate',
  'seen.toCard',
  'seen.toLender',
  'seenFollowing.charge',
  'seenFollowing.toCard',
  'seenFollowing.toLender',
  'seenReturned',
  'GetQuoteDocument.kind',
  'HandOverWork.to',
  'tried.annualMileage',
  'tried.effectiveFrom',
  'tried.levelOfCover',
  'tried.voluntaryExcess',
  'until',
  'version',
  'was',
  'work',
])

/** Mistakes and attacks, for every kind of field. */
const hostile: readonly unknown[] = [
  undefined,
  '',
  ' ',
  '.',
  'x'.repeat(5_000),
  'a\u0007b',
  'first line\nsecond',
  "'; drop table quote; --",
  '2026-02-31',
  '31/12/2026',
  -1,
  1.234,
  1e15,
  Number.NaN,
]

type Leaf = { field: string; schema: z.ZodMiniType }

/** Each leaf field of a request by its name, through lists and objects. */
function leavesOf(schema: unknown, at: string): readonly Leaf[] {
  if (schema instanceof z.ZodMiniOptional) return leavesOf(schema._zod.def.innerType, at)
  if (schema instanceof z.ZodMiniArray) return leavesOf(schema._zod.def.element, at)
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => leavesOf(part, `${at}.${name}`))
  return schema instanceof z.ZodMiniType ? [{ field: at, schema }] : []
}

const leaves = allDeskCalls.flatMap(({ name, query, body }) =>
  [query, body].flatMap((part) => leavesOf(part, name)),
)
const refusalsOf = ({ schema }: Leaf) =>
  hostile.flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [])

const isChosen = (schema: z.ZodMiniType) =>
  schema instanceof z.ZodMiniEnum || schema instanceof z.ZodMiniBoolean || schema instanceof z.ZodMiniLiteral
const isFilledIn = (field: string) => [...filledInByThePage].some((name) => `.${field}`.endsWith(`.${name}`))

/** Words for the author of a program. */
const forEngineers = /\bsend\b|required|invalid|\bstring\b|expected|unknown field|yyyy/i

/** They begin with what to do. */
const forStaff = /: (Enter|Choose|Shorten|Leave) /

describe('a field that staff type into', () => {
  it('is refused in words for staff, in every call [DSK-342]', () => {
    const typed = leaves.filter(({ field, schema }) => !isChosen(schema) && !isFilledIn(field))
    expect(typed.length).toBeGreaterThan(40)
    const refusals = typed.flatMap((leaf) => refusalsOf(leaf).map((words) => `${leaf.field}: ${words}`))
    expect(refusals.length).toBeGreaterThan(200)
    expect(refusals.filter((words) => forEngineers.test(words) || !forStaff.test(words))).toEqual([])
  })
})
