import * as z from 'zod/mini'

/** What a gateway leaves empty comes as nothing, null or an empty text, by its mood. */
const text = z.nullish(z.string())
const pounds = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))

const card = z.object({ token: text, cardType: text, last4: text, countryOfIssuance: text })

/** What we read of a transaction, in the names of Braintree's own library, which the sandbox speaks too. */
export const transactionRecord = z.object({
  id: z.string(),
  status: z.string(),
  amount: pounds,
  /** Said by the sandbox, which may settle less than it held; elsewhere the amount is what is settled. */
  amountSettled: z.nullish(pounds),
  currencyIsoCode: z.string(),
  orderId: text,
  processorResponseCode: text,
  gatewayRejectionReason: text,
  paymentInstrumentType: z.string(),
  /** Charged by us, as agreed beforehand, with nobody there. */
  recurring: z.nullish(z.boolean()),
  creditCard: z.nullish(card),
  paypalAccount: z.nullish(z.object({ token: text })),
  threeDSecureInfo: z.nullish(z.object({ status: text, liabilityShifted: z.nullish(z.boolean()) })),
  customer: z.nullish(z.object({ id: text })),
  refunds: z.optional(z.array(z.object({ amount: pounds }))),
})

export type TransactionRecord = z.output<typeof transactionRecord>
