import { personalDetailIn, REASON_LENGTH, saysWhy } from '@milepost/domain/desk/act-reason'
import { printable } from '@milepost/domain/values/printable'
import * as z from 'zod/mini'
import { typedText } from './desk-fields.ts'

const { least, most } = REASON_LENGTH
const words = `Enter a reason that a colleague understands: more than one word, ${least} to ${most} characters`

const withoutPersonalDetails = z.refine<string>(
  (because) => personalDetailIn(because) === undefined,
  'Leave email addresses and account, card and licence numbers out of your reason',
)

/** The reason for an act, for the audit trail, by the same rules as on the command line. */
export const actReason = z
  .string({ error: words })
  .check(z.overwrite(printable), z.refine<string>(saysWhy, words), withoutPersonalDetails)

/** The reason for an act on a policy or a data request. */
export const shortReason = typedText('your reason', most, 3).check(withoutPersonalDetails)
