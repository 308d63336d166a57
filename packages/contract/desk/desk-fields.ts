import { readDecimal } from '@milepost/domain/values/decimal'
import { isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'
import { printable } from '@milepost/domain/values/printable'
import { normaliseRegistration, registrationPattern } from '@milepost/domain/values/registration'
import * as z from 'zod/mini'
import { describedAs } from '../fields/primitives.ts'

/**
 * What staff type, with messages that name the field and state what to enter (DSK-342). `name` is the form's name for the field: "the
 * surname". For values a page sends without typing, use `fields/primitives`.
 */

/** One line of text; a minimum of 0 if it may be empty. Unprintable characters, such as those from pasting, are removed. */
export function typedText(name: string, most: number, least = 1) {
  const enter = least > 1 ? `Enter ${name}, in ${least} characters or more` : `Enter ${name}`
  return z
    .string({ error: enter })
    .check(
      z.overwrite(printable),
      z.minLength(least, enter),
      z.maxLength(most, `Shorten ${name} to ${most} characters`),
    )
}

/** Lines of text, whose own rules are checked after parsing. */
export function typedWords(name: string, most: number) {
  return z
    .string({ error: `Enter ${name}` })
    .check(z.maxLength(most * 2, `Shorten ${name} to ${most} characters`))
}

/** Text of one pattern, with the message for text that does not match. */
export function typedAs(shape: RegExp, words: string) {
  return z.string({ error: words }).check(z.regex(shape, words))
}

export function typedDay(name: string) {
  const words = `Enter ${name} as a real date`
  // Like `date` of the primitives: a transform would have no JSON Schema.
  return describedAs(
    z.stringFormat('date', isLocalDate, { error: words }),
    'a date written yyyy-MM-dd',
  ) as unknown as z.ZodMiniType<LocalDate, string>
}

export function typedNumber(name: string, least: number, most: number) {
  const words = `Enter ${name} as a whole number from ${least} to ${most.toLocaleString('en-GB')}`
  return z.int({ error: words }).check(z.minimum(least, words), z.maximum(most, words))
}

/** In pounds; the allowed amounts are checked by their own rules. */
export function typedPounds(name: string, most: number) {
  const words = `Enter ${name} in pounds and pence, up to £${most.toLocaleString('en-GB')}`
  return z.number({ error: words }).check(
    z.minimum(0, words),
    z.maximum(most, words),
    z.refine<number>((amount) => (readDecimal(amount)?.scale ?? 3) <= 2, words),
  )
}

export const typedPostcode = typedAs(/^[A-Za-z0-9 ]{1,10}$/, 'Enter a postcode, such as SW1A 1AA')

const plate = 'Enter the registration as it is on the plate'
export const typedRegistration = z
  .string({ error: plate })
  .check(z.overwrite(normaliseRegistration), z.regex(registrationPattern, plate))
