import { normaliseRegistration, registrationPattern } from '@milepost/domain/values/registration'
import * as z from 'zod/mini'
import { describedAs } from './described'
import { pattern, printable, text } from './fields'

/**
 * Fields about a customer that several calls take. Only their form is checked; the questions of the domain hold the rules. A name
 * is counted by the pattern, in characters as the questions count them: a text's own length counts some letters twice.
 */
export const personName = pattern(/^.{1,50}$/su, 'text of 1 to 50 characters').check(printable)

/** The longest address a mail server takes. */
export const email = text(254)

export const phoneNumber = text(20)

export const postcode = pattern(/^[A-Za-z0-9 ]{1,10}$/, 'a postcode of at most 10 letters, digits and spaces')

/** Trimmed and upper-cased, then 1 to 9 letters, digits or spaces (VEH-04, VEH-06). */
export const registration = describedAs(
  z
    .string({
      error: (issue) => (issue.input === undefined ? 'Required: send a vehicle registration' : 'Send text'),
    })
    .check(
      z.overwrite(normaliseRegistration),
      z.regex(registrationPattern, 'Send a vehicle registration of 1 to 9 letters, digits or spaces'),
    ),
  'a vehicle registration of 1 to 9 letters, digits or spaces, in either case',
  '^ {0,20}[A-Za-z0-9 ]{1,9} {0,20}$',
)

/** The whole number in one; the four boxes are the screen's (DAT-07). */
export const licenceNumber = pattern(/^[A-Za-z0-9]{16}$/, 'a driving licence number of 16 letters and digits')
