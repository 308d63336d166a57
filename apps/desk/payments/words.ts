import { accountTitles } from '@milepost/domain/payment/ledger'
import type { RefundReason, RefundState, RefundWay } from '@milepost/domain/payment/refund-states'
import { formatPence, fromPounds, pence } from '@milepost/domain/values/pence'

/** Pounds as sent by the server; amounts that we owe are negative. */
export const money = (pounds: number) =>
  pounds < 0 ? formatPence(pence(-fromPounds(-pounds))) : formatPence(fromPounds(pounds))

export function accountWords(account: string): string {
  return Object.entries(accountTitles).find(([name]) => name === account)?.[1] ?? account
}

const refundStateWords: Readonly<Record<RefundState, string>> = {
  proposed: 'Waits for a second person',
  ready: 'On its way to the card',
  failed: 'The card provider has not paid it',
  refunded: 'Paid',
  refused: 'Refused',
  replaced: 'Replaced by a correction',
  transferred: 'Paid by bank transfer',
}

/** One to a bank account is paid by finance, once it is confirmed. */
export const refundStateInWords = ({ state, way }: { state: RefundState; way: RefundWay }): string =>
  state === 'ready' && way === 'bank' ? 'To be paid by bank transfer' : refundStateWords[state]

export const refundReasonWords: Readonly<Record<RefundReason, string>> = {
  cancellation: 'Cancellation',
  overcharged: 'Charged too much',
  'our-mistake': 'Our mistake',
  goodwill: 'Goodwill',
}
