import * as z from 'zod/mini'
import { levelOfCover } from '../wire/cover-fields'
import { code, pattern, pounds, text, yesNo } from '../wire/fields'
import { partlyGiven, sent } from '../wire/objects'
import { coverMoment, coverMomentInput } from './cover-moment'

const fields = {
  levelOfCover,
  /** Years as text, '10' for ten or more (D-133). */
  yearsOfNoClaimsDiscount: pattern(/^\d{1,2}$/, 'years as text, "0" to "10"'),
  protectNoClaimsDiscount: z.optional(yesNo),
  typeOfPolicyNCDEarned: z.optional(code),
  operatingArea: z.optional(text(100)),
  doesDriverOtherVehicle: z.optional(yesNo),
  otherVehicleType: z.optional(code),
}

/** The cover of a request (DAT-04). */
export const coverDetailsInput = sent({
  ...fields,
  /** Nought stands in the box beforehand (CON-08); an amount that is left out was not answered, and is not taken for nought. */
  voluntaryExcess: pounds,
  effectiveFrom: coverMomentInput,
  /** Worked out from the start and the term (D-134); read so that what was given can be sent back, never believed. */
  effectiveTo: z.optional(coverMomentInput),
})

/** The cover of an answer (DAT-04). */
export const coverDetails = partlyGiven({
  ...fields,
  voluntaryExcess: z._default(pounds, 0),
  effectiveFrom: coverMoment,
  effectiveTo: coverMoment,
})
