import { refundReasons, refundStates, refundWays } from '@milepost/domain/payment/refund-states'
import { brandCodes } from '@milepost/domain/terms/identity'
import { stoppedStates } from '@milepost/domain/work/why'
import * as z from 'zod/mini'
import { instant, oneOf, pounds, replyObject, requestObject } from '../../fields/primitives.ts'
import { deskCall } from '../desk-call.ts'
import { typedDay } from '../desk-fields.ts'

const brand = oneOf(brandCodes)
/** An amount of the accounts, which may be negative. */
const signedPounds = z.number()
const stopped = stoppedStates as [(typeof stoppedStates)[number]]

export const readPayments = deskCall({
  name: 'ReadPayments',
  requirement: 'DSK-412',
  summary: 'Payments, refunds and mandates that finance must act on, and one day of the accounts by brand.',
  needs: 'payment.read',
  brand: 'listed',
  method: 'GET',
  path: '/api/desk/v1/Payments/ReadPayments',
  query: requestObject({
    /** The day of the accounts, in London; today if left out. */
    day: z.optional(typedDay('the day')),
  }),
  replies: {
    200: replyObject({
      day: z.string(),
      stopped: z.array(
        replyObject({
          brand,
          reference: z.string(),
          policyNumber: z.optional(z.string()),
          state: oneOf(stopped),
          amount: pounds,
          since: instant,
        }),
      ),
      /** Refunds that are not finished: to confirm, in progress or failed. */
      refunds: z.array(
        replyObject({
          brand,
          policyNumber: z.string(),
          number: z.int(),
          amount: pounds,
          reason: oneOf(refundReasons),
          way: oneOf(refundWays),
          state: oneOf(refundStates),
          firstPerson: z.string(),
          since: instant,
        }),
      ),
      mandates: z.array(
        replyObject({ brand, policyNumber: z.string(), code: z.optional(z.string()), since: instant }),
      ),
      /** One line for each brand with a booking on the day. */
      booked: z.array(
        replyObject({
          brand,
          payments: z.int(),
          taken: pounds,
          returned: pounds,
          accounts: z.array(replyObject({ account: z.string(), amount: signedPounds })),
          /** The sum of all accounts, which must be zero. */
          sum: signedPounds,
        }),
      ),
    }),
  },
})
