import * as z from 'zod/mini'
import { said } from './objects'

/**
 * One line of text. Control characters and the marks that turn the direction of writing are refused: they have no place in a
 * name or an address, and they are how text breaks out of a mail header or misleads the reader of a document.
 */
export function text(most: number, least = 1) {
  const what = least === 0 ? `text of at most ${most} characters` : `text of ${least} to ${most} characters`
  return z.string(said(what)).check(
    z.minLength(least, `Send ${what}`),
    z.maxLength(most, `Send ${what}`),
    z.refine((value) => !unprintable.test(value), 'Send text without line breaks or control characters'),
  )
}

const unprintable = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u

/** A value of one of the code lists; which codes a question takes is the question's own rule. */
export const code = pattern(
  /^[A-Za-z0-9_-]{1,40}$/,
  'a code of 1 to 40 letters, digits, dashes or underscores',
)

export function pattern(shape: RegExp, what: string) {
  return z.string(said(what)).check(z.regex(shape, `Send ${what}`))
}

export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, said(values.length === 1 ? `"${values[0]}"` : `one of ${values.join(', ')}`))
}

export const yesNo = z.boolean(said('true or false'))

export function wholeNumber(least: number, most: number) {
  const what = `a whole number from ${least} to ${most}`
  return z.int(said(what)).check(z.minimum(least, `Send ${what}`), z.maximum(most, `Send ${what}`))
}

const MOST_POUNDS = 99_999_999.99

/** Money on the wire: pounds with at most two decimals (D-198). Inside it is whole pence. */
export const pounds = z
  .number(said('an amount in pounds'))
  .check(
    z.minimum(0, 'Send an amount of 0 or more'),
    z.maximum(MOST_POUNDS, `Send an amount of at most ${MOST_POUNDS}`),
    z.multipleOf(0.01, 'Send an amount in pounds with at most 2 decimals'),
  )

/** A rate in per cent as it is shown: 33 for 33% APR. */
export const percent = z.number(said('a rate in per cent')).check(z.minimum(0, 'Send a rate of 0 or more'))
