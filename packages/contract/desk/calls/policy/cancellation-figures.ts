import * as z from 'zod/mini'
import { oneOf, pounds, replyObject } from '../../../fields/primitives.ts'

/** Every figure of a cancellation, in pounds (DSK-503). */
export const cancellationFigures = replyObject({
  basis: oneOf(['cooling-off', 'days-left', 'claim', 'fraud']),
  daysCovered: z.int(),
  daysInAll: z.int(),
  premium: pounds,
  fee: pounds,
  charge: pounds,
  refund: pounds,
  toLender: pounds,
  againstDebt: pounds,
  toCard: pounds,
  stillOwedToLender: pounds,
  stillOwedToUs: pounds,
  /** How the loan ends; absent without one. */
  loan: z.optional(
    replyObject({
      /** Over: it ended alone before the policy. */
      kind: oneOf(['undrawn', 'undone', 'settled', 'over']),
      lent: pounds,
      /** What the customer has paid the lender. */
      collected: pounds,
      earned: pounds,
      rebate: pounds,
      /** What settles it, and on which day. */
      settlement: pounds,
      settledOn: z.string(),
      /** What the lender pays back, and what we pay into the customer's bank account. */
      back: pounds,
      byTransfer: pounds,
      /** What the customer paid us instead of a loan that was never drawn. */
      paidToUs: z.optional(pounds),
    }),
  ),
  /** The same in sentences, as the customer reads them. */
  words: z.array(z.string()),
})
