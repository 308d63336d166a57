/** Where whoever has a price goes on: to choose between terms, or straight to the only one there is (D-036, D-138). */
export type SubscriptionChoice = 'choose' | 'annual' | 'thirty-day'

/** Whether a term is offered is whether it can be paid for. Without either, the yearly page says what there is. */
export function subscriptionChoice(offered: { annual: boolean; thirtyDay: boolean }): SubscriptionChoice {
  if (!offered.thirtyDay) return 'annual'
  return offered.annual ? 'choose' : 'thirty-day'
}
