import * as z from 'zod/mini'
import { personName } from '../wire/customer-fields'
import { date } from '../wire/dates'
import { code, text, wholeNumber, yesNo } from '../wire/fields'
import { VEHICLES_MAXIMUM } from '../wire/shapes'

/**
 * What the proposer and an additional driver have in common (DAT-02, DAT-07). What every journey asks of everyone is required;
 * what hangs on another answer is optional here and settled by the questions.
 */
export const personFields = {
  title: code,
  firstName: personName,
  lastNames: personName,
  dateOfBirth: date,
  maritalStatus: code,
  isResidentFromBirth: yesNo,
  ukResidenceSince: z.optional(date),
  employmentType: code,
  occupation: z.optional(code),
  industry: z.optional(code),
  otherOccupation: z.optional(code),
  otherIndustry: z.optional(code),
  isFullTime: z.optional(yesNo),
  /** Taxi lines only, as the two about the badge (D-105). */
  isFullTimeTaxi: z.optional(yesNo),
  licenceType: code,
  licenceObtained: date,
  /** Shorter than the whole number where an answer shows it masked. */
  licenceNumber: z.optional(text(16)),
  /** Private or public hire, asked of each driver (D-121). */
  badgeType: z.optional(code),
  badgePassedDate: z.optional(date),
  hasCriminalConvictions: yesNo,
  hasBeenRefusedCover: yesNo,
  // No screen asks these; they are kept when a comparison site sends them (D-081).
  accessToOtherVehicles: z.optional(code),
  numberOfVehiclesOwned: z.optional(wholeNumber(0, VEHICLES_MAXIMUM)),
  numberOfVehiclesAccessTo: z.optional(wholeNumber(0, VEHICLES_MAXIMUM)),
}

/** More entries than any driver has, few enough to read; whether so many are insurable is underwriting's word. */
export const MOST_HISTORY_ENTRIES = 20
