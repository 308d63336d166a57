import { fromParts } from '@milepost/domain/values/local-date'
import * as z from 'zod/mini'
import { wholeNumber } from '../wire/fields'
import { given, sent } from '../wire/objects'

const fields = {
  day: wholeNumber(1, 31),
  month: wholeNumber(1, 12),
  year: wholeNumber(1700, 9999),
  hour: wholeNumber(0, 23),
  minute: wholeNumber(0, 59),
}

/** When cover starts or ends, in London time, in the parts the screen asks for (DAT-04). */
export const coverMomentInput = sent(fields).check(
  z.refine((parts) => fromParts(parts) !== undefined, { error: 'Send a date that exists', path: ['day'] }),
)

export const coverMoment = given(fields)
