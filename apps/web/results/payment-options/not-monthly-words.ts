import type { NotMonthly } from '@milepost/domain/payment/why-not-monthly'

/** Why there is one price, as a customer is told (D-179, SUB-08). */
export const notMonthlyWords: Readonly<Record<NotMonthly, string>> = {
  'under-18':
    'You will be under 18 when your cover starts. Paying monthly is a credit agreement, and nobody under 18 can make one, so the price is paid in full.',
  'short-term':
    'This is a short policy with one price, paid in full. There is no credit agreement and no interest.',
  'not-offered': 'Paying monthly is not available for this quote, so the price is paid in full.',
}
