import { create } from 'zustand'
import { type PaymentMethod, useResults } from './results-state'

/** What is wrong with the way of paying, while something is (BUY-07). Not kept over a reload: pressing Buy Now says it again. */
export const usePaymentError = create<{ message?: string | undefined }>(() => ({}))

/** Shown where the ways to pay are when somebody buys without having chosen one (BUY-07). */
export function askForPaymentMethod(): void {
  usePaymentError.setState({ message: 'Please select a payment method' })
}

/** Choosing either way settles it (RES-19). */
export function choosePaymentMethod(paymentMethod: PaymentMethod): void {
  useResults.setState({ paymentMethod })
  usePaymentError.setState({ message: undefined })
}
