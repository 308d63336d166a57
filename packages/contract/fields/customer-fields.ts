import { collectionCodes } from '@milepost/domain/payment/payment-option'
import { accountNumberPattern } from '@milepost/domain/values/account-number'
import { normaliseRegistration, registrationPattern } from '@milepost/domain/values/registration'
import * as z from 'zod/mini'
import { describedAs, oneOf, pattern, printable, text } from './primitives.ts'

/**
 * Fields about a customer used by several calls. Only their form is checked; the rules are in the domain's questions. The pattern
 * counts a name in code points, as the questions do: a text's own length counts some letters twice.
 */
export const personName = pattern(/^.{1,50}$/su, 'text of 1 to 50 characters').check(printable)

/** The longest address a mail server accepts. */
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

/** The whole number; only the screen splits it in four (DAT-07). */
export const licenceNumber = pattern(/^[A-Za-z0-9]{16}$/, 'a driving licence number of 16 letters and digits')

/**
 * A field hidden from people (YOU-10). Its name in JSON is the same as on the page, and gives bots no hint. A filled one passes
 * here and is refused by the server with 400 (D-097).
 */
export const honeypot = z._default(text(200, 0), '')

/** Comprehensive, third party fire and theft, third party only (DAT-05). */
export const levelOfCover = oneOf(['COMP', 'TPFT', 'TPO'])

/** The values of the two providers; BRAINTREE, the drop-in, is the default (D-195). */
export const paymentProvider = oneOf(['STRIPE', 'BRAINTREE'])

/** The supported collection options; any other never leaves the server (RES-16). */
export const collectionOptionCode = oneOf(collectionCodes)

/** Six digits or three hyphenated pairs, not all zeros (D-186). */
export const sortCode = pattern(
  /^(?!00-?00-?00$)(?:\d{6}|\d{2}-\d{2}-\d{2})$/,
  'a sort code of six digits, or three pairs with hyphens, that is not all zeros',
)

/** Exactly eight digits (D-186). */
export const accountNumber = pattern(accountNumberPattern, 'an account number of 8 digits')
