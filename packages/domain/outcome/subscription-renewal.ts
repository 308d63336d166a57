import { addDays, type LocalDate } from '../values/local-date'

/** What happens around the end of a thirty-day policy, and on which day. */
export type SubscriptionRenewal = {
  /** When we get in touch, whoever it is (CON-30). */
  contactOn: LocalDate
  /** When the card is tried for the next thirty days, of those who asked for them (D-225). */
  paymentOn: LocalDate
  nextStarts: LocalDate
}

/** CON-30. */
export const CONTACT_LEAD_DAYS = 6
const PAYMENT_LEAD_DAYS = 1

export function subscriptionRenewal(lastDay: LocalDate): SubscriptionRenewal {
  return {
    contactOn: addDays(lastDay, -CONTACT_LEAD_DAYS),
    paymentOn: addDays(lastDay, -PAYMENT_LEAD_DAYS),
    nextStarts: addDays(lastDay, 1),
  }
}
