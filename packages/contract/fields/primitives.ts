import { codePattern } from '@milepost/domain/questions/dto'
import { readDecimal } from '@milepost/domain/values/decimal'
import { isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'
import { unprintable } from '@milepost/domain/values/printable'
import * as z from 'zod/mini'
import { ADDITIONAL_ANSWER_MAXIMUM } from './additional-limits.ts'

/**
 * Descriptions of fields for the OpenAPI document, where a pattern alone says little. `pattern` is the documented one if the
 * server tidies a value before it checks it, and so accepts more than its own pattern.
 */
export const descriptions = z.registry<{ description: string; pattern?: string }>()

export function describedAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  what: string,
  pattern?: string,
): Schema {
  descriptions.add(schema, {
    description: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
    ...(pattern !== undefined && { pattern }),
  })
  return schema
}

type Issue = { input?: unknown }

/** The message for a field that is missing or of the wrong type: both say what to send. */
export function expects(what: string) {
  return { error: (issue: Issue) => (issue.input === undefined ? `Required: send ${what}` : `Send ${what}`) }
}

/** An object in a request. An undeclared key is refused, so that a misspelt field is never silently ignored (API-44). */
export function requestObject<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const { error } = expects('an object')
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? 'Unknown field' : error(issue)),
  })
}

/** An object in a reply. Undeclared fields are dropped, so that nothing leaks by oversight. */
export function replyObject<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, expects('an object'))
}

/** Like `replyObject`, with every field optional: a quote from a comparison site may lack anything, even its vehicle (D-066). */
export function partialReplyObject<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.partial(replyObject(shape))
}

export function listOf<Item extends z.ZodMiniType>(item: Item, most: number) {
  const words = expects(`a list of at most ${most} entries`)
  return z.array(item, words).check(z.maxLength(most, `Send at most ${most} entries`))
}

/** One line of printable text. */
export function text(most: number, least = 1) {
  const what = least === 0 ? `text of at most ${most} characters` : `text of ${least} to ${most} characters`
  return z
    .string(expects(what))
    .check(z.minLength(least, `Send ${what}`), z.maxLength(most, `Send ${what}`), printable)
}

export const printable = z.refine<string>(
  (value) => !unprintable.test(value),
  'Send text without line breaks or control characters',
)

/** A value of one of the code lists; the question decides which codes it accepts. */
export const code = pattern(codePattern, 'a code of 1 to 40 letters, digits, dashes or underscores')

export function pattern(shape: RegExp, what: string) {
  return describedAs(z.string(expects(what)).check(z.regex(shape, `Send ${what}`)), what)
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, expects(values.length === 1 ? `"${values[0]}"` : `one of ${values.join(', ')}`))
}

export const yesNo = z.boolean(expects('true or false'))

export function wholeNumber(least: number, most: number) {
  const what = `a whole number from ${least} to ${most}`
  return z.int(expects(what)).check(z.minimum(least, `Send ${what}`), z.maximum(most, `Send ${what}`))
}

const MOST_POUNDS = 99_999_999.99
const TWO_DECIMALS = 'Send an amount in pounds with at most 2 decimals'

/**
 * JSON Schema's `multipleOf: 0.01` divides binary fractions, so 594.16 is not a multiple and a ninth of all prices would be
 * refused. The document describes it in words instead, and amounts are checked by their decimals here (D-198).
 */
export const wholePence = z.refine<number>(
  (amount) => (readDecimal(amount)?.scale ?? Number.POSITIVE_INFINITY) <= 2,
  TWO_DECIMALS,
)

/** Money in JSON: pounds with at most two decimals (D-198). Internally it is whole pence. */
export const pounds = describedAs(
  z
    .number(expects('an amount in pounds'))
    .check(
      z.minimum(0, 'Send an amount of 0 or more'),
      z.maximum(MOST_POUNDS, `Send an amount of at most ${MOST_POUNDS}`),
      wholePence,
    ),
  'pounds sterling with at most 2 decimals, such as 594.16; fractions of a penny are refused',
)

/** A rate in per cent as shown: 33 for 33% APR. */
export const percent = z.number(expects('a rate in per cent')).check(z.minimum(0, 'Send a rate of 0 or more'))

/** An answer whose type is not fixed, or to an unknown question (D-148). */
export const anyAnswer = z.union(
  [text(ADDITIONAL_ANSWER_MAXIMUM, 0), z.number(), z.boolean()],
  expects(`text of at most ${ADDITIONAL_ANSWER_MAXIMUM} characters, a number, true or false`),
)

const dateWords = 'a real date written yyyy-MM-dd'
const instantWords = 'a date and time written 2026-11-15T09:30:00+00:00'

/**
 * A calendar date (D-254). 1700-02-01, the placeholder for "not set", is an ordinary date here; readers of the field convert it
 * to undefined with `fromStoredDate` (D-047).
 *
 * The cast gives what has passed `isLocalDate` its domain type; a transform would do the same but has no JSON Schema.
 */
export const date = describedAs(
  z.stringFormat('date', isLocalDate, expects(dateWords)),
  dateWords,
) as unknown as z.ZodMiniType<LocalDate, string>

/** A point in time, ISO 8601 with its offset (D-254). */
export const instant = describedAs(z.iso.datetime({ offset: true, ...expects(instantWords) }), instantWords)
