import { expect, it, vi } from 'vitest'
import { optionAt, restartOutcome } from '../restart/testing/restart-quote.ts'
import { pageOf } from './get-price.ts'
import { offerIn } from './offer.ts'
import { subscriptionIn } from './subscription.ts'

vi.hoisted(() => {
  document.documentElement.dataset['journey'] = 'briefly_impound'
})

it('shows the short policy of an impounded vehicle on results: it is the only policy, and not a subscription [D-040] [D-138]', () => {
  const results = impounded()
  expect(pageOf(results).to).toBe('/results')
})

it('is not a subscription: it is not compared with a year, and no 30-day page sells it [SUB-01] [CON-27] [D-170]', () => {
  expect(offerIn(impounded(), undefined)?.term).toBe('impound')
  expect(subscriptionIn(impounded())).toBeUndefined()
})

function impounded() {
  return {
    quoteReference: 'B-0123WXYZ0ZS',
    expiryDate: '2099-12-15T00:00:00+00:00',
    paymentProvider: 'BRAINTREE',
    affordabilityCheck: false,
    isLatestFullyPricedQuote: true,
    underwritingOutcome: restartOutcome('outcome-30', optionAt(262.05)),
  } as const
}
