import * as z from 'zod/mini'
import { transactionRecord } from '../drop-in/transaction-gateway.ts'

/** A transaction as the sandbox returns it. */
export const sandboxTransaction = z.extend(transactionRecord, {
  processorResponseText: z.nullish(z.string()),
  refunds: z.optional(z.array(z.object({ id: z.string(), amount: z.string() }))),
})

/** The same as Braintree's gateway returns it: a separate field for each kind of instrument, and refunds by id. */
export function asLibraryTransaction(record: z.output<typeof sandboxTransaction>, isVoided: boolean): object {
  const { creditCard, paypalAccount, refunds = [], amountSettled, threeDSecureInfo, ...rest } = record
  const card = creditCard ?? undefined
  const common = {
    ...rest,
    amount: amountSettled ?? rest.amount,
    status: isVoided ? 'voided' : rest.status,
    // A void is not a refund: there is no transaction for it.
    refundIds: isVoided ? [] : refunds.map(({ id }) => id),
  }
  switch (record.paymentInstrumentType) {
    case 'paypal_account':
      return { ...common, paypal: paypalAccount }
    case 'apple_pay_card':
      return { ...common, applePay: { ...card, cardType: `Apple Pay - ${card?.cardType}` } }
    case 'android_pay_card':
      return {
        ...common,
        androidPayCard: { ...card, sourceCardType: card?.cardType, sourceCardLast4: card?.last4 },
      }
    default:
      return { ...common, creditCard, threeDSecureInfo }
  }
}
