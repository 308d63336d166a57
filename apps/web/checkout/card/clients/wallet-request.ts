import type { Pence } from '@milepost/domain/values/pence'

/** A wallet asks in pence, in pounds sterling and in the United Kingdom; everything else of ours speaks pounds (CRD-18, D-198). */
export function walletRequest(amount: Pence): { amount: number; currency: 'gbp'; country: 'GB' } {
  return { amount, currency: 'gbp', country: 'GB' }
}
