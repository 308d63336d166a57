import * as z from 'zod/mini'
import { type TransactionRecord, transactionRecord } from './drop-in/transaction-record'

const text = z.nullish(z.string())
/** A card in a phone: its real scheme is in what it was made from. */
const walletCard = z.nullish(
  z.object({
    token: text,
    cardType: text,
    sourceCardType: text,
    last4: text,
    sourceCardLast4: text,
    countryOfIssuance: text,
  }),
)

/** A transaction as Braintree's library gives it, where each kind of instrument has a field of its own. */
export const libraryTransaction = z.extend(transactionRecord, {
  applePayCard: walletCard,
  androidPayCard: walletCard,
  refundIds: z.nullish(z.array(z.string())),
})

/** A nonce as Braintree's library gives it, which makes an empty text of details that are empty. */
export const libraryNonce = z.object({
  type: z.string(),
  details: z.catch(z.nullish(z.object({ isNetworkTokenized: z.nullish(z.boolean()) })), undefined),
})

export type LibraryTransaction = z.output<typeof libraryTransaction>

/** The same with the card it was paid with in one place. The library gives an empty one for every kind it was not. */
export function withOwnCard({
  applePayCard,
  androidPayCard,
  refundIds: _,
  ...transaction
}: LibraryTransaction): TransactionRecord {
  const { paymentInstrumentType: type } = transaction
  const inPhone =
    type === 'apple_pay_card' ? applePayCard : type === 'android_pay_card' ? androidPayCard : undefined
  if (!inPhone) return transaction
  const { token, cardType, sourceCardType, last4, sourceCardLast4, countryOfIssuance } = inPhone
  const creditCard = {
    token,
    // "Apple Pay - Visa"
    cardType: (sourceCardType || cardType)?.replace(/^Apple Pay - /, ''),
    last4: sourceCardLast4 || last4,
    countryOfIssuance,
  }
  return { ...transaction, creditCard }
}
