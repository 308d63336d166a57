/** Where money can be: the cardholder's to spend, held for the merchant, or with the merchant. */
export type Account = 'cardholder' | 'held' | 'merchant'
export type Happening = 'hold' | 'release' | 'capture' | 'refund'

/** One movement, never changed once written. Its lines sum to nothing: what leaves one account reaches another. */
export type Entry = {
  id: string
  at: number
  paymentId: string
  orderId?: string | undefined
  happening: Happening
  lines: readonly { account: Account; pence: number }[]
}
