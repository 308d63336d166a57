import * as z from 'zod/mini'
import { personName } from '../wire/customer-fields'
import { date } from '../wire/dates'
import { code, text, wholeNumber, yesNo } from '../wire/fields'

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
  licenceType: code,
  licenceObtained: date,
  /** Shorter than the whole number where an answer shows it masked. */
  licenceNumber: z.optional(text(16)),
  /** Private or public hire, asked of each driver on taxi lines (D-121). */
  badgeType: z.optional(code),
  hasCriminalConvictions: yesNo,
  hasBeenRefusedCover: yesNo,
  // No screen asks these; they are kept when a comparison site sends them (D-081).
  accessToOtherVehicles: z.optional(code),
  numberOfVehiclesOwned: z.optional(wholeNumber(0, 99)),
  numberOfVehiclesAccessTo: z.optional(wholeNumber(0, 99)),
}

/** More entries than any driver has, few enough to read; whether so many are insurable is underwriting's word. */
export const MOST_HISTORY_ENTRIES = 20
