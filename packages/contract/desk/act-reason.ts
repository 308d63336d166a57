import { personalDetailIn, REASON_LENGTH, saysWhy } from '@milepost/domain/desk/act-reason'
import * as z from 'zod/mini'
import { expects, printable } from '../fields/primitives'

const { least, most } = REASON_LENGTH
const what = `a reason that a colleague understands, of ${least} to ${most} characters and more than one word`

/** Why somebody acts, for the audit trail: by the rules of the command line. */
export const actReason = z.string(expects(what)).check(
  z.refine<string>(saysWhy, `Give ${what}`),
  printable,
  z.refine<string>(
    (because) => personalDetailIn(because) === undefined,
    'Leave out email addresses, account, card and licence numbers: name the case and not the person',
  ),
)
