import * as z from 'zod/mini'
import { date } from '../wire/dates'
import { code, pounds, wholeNumber, yesNo } from '../wire/fields'
import { given, sent } from '../wire/objects'

const fields = {
  offenceCode: code,
  wasDisqualified: yesNo,
  /** Only when disqualified (D-114). */
  banStartDate: z.optional(date),
  banEndDate: z.optional(date),
  numberOfPoints: wholeNumber(0, 99),
  fineAmount: pounds,
  isPending: yesNo,
}

/** A motoring conviction of a request (DAT-08). Its date is read under either of its two names and kept under the first (D-116). */
export const convictionInput = z.pipe(
  sent({ convictionDate: z.optional(date), dateOfConviction: z.optional(date), ...fields }),
  z.transform(({ dateOfConviction, convictionDate = dateOfConviction, ...rest }, context) => {
    if (convictionDate !== undefined) return { ...rest, convictionDate }
    context.issues.push({
      code: 'custom',
      input: rest,
      path: ['convictionDate'],
      message: 'Required: send a real date written yyyy-MM-dd',
    })
    return z.NEVER
  }),
)

/** A motoring conviction of an answer (DAT-08). */
export const conviction = given({ convictionDate: date, ...fields })
