import type { PageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'

/** What Buy Now leads to, so that nobody presses it afraid of being charged. */
export const whatFollows: Readonly<Record<PageAfterBuyNow, string>> = {
  makePayment: 'Next, you pay by card. Nothing is taken before that.',
  paymentSummary:
    'Next, you read your credit agreement and give your bank details. Nothing is taken before you accept it.',
  protectTerms: 'Next, you read the telematics terms, and then you pay. Nothing is taken before that.',
  thirtyDayQuote:
    'Next, we show you the 30-day policy that you can pay month by month. Nothing is taken before that.',
}
