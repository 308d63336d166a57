import { act, render } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, it } from 'vitest'
import { type Offer, offerIn } from '../../offer/offer.ts'
import { type PaymentMethod, useResults } from '../../state/results-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { PurchaseSection, sectionPropsOf } from './PurchaseSection.tsx'
import { aCustomerEachTime } from './testing/page.tsx'
import { someResults } from './testing/some-results.ts'

aCustomerEachTime()

function offerAt(premium: string, method: PaymentMethod = 'CARD_PAYMENT'): Offer {
  const offer = offerIn(someResults(premium), method)
  if (!offer) throw new Error('No offer')
  return offer
}

it('is equal at another price, and differs for another payment option [RES-06]', () => {
  expect(sectionPropsOf(offerAt('499.00'))).toEqual(sectionPropsOf(offerAt('477.00')))
  expect(sectionPropsOf(offerAt('477.00', 'DIRECT_DEBIT'))).not.toEqual(sectionPropsOf(offerAt('477.00')))
})

it('contains all that the form reads of an offer: a new price alone does not render it again [RES-06]', () => {
  let drawn = 0
  useResults.setState({ results: someResults('477.00'), paymentMethod: 'CARD_PAYMENT' })
  render(
    <MemoryRouter>
      <Profiler id="form" onRender={() => (drawn += 1)}>
        <PurchaseSection {...sectionPropsOf(offerAt('477.00'))} />
      </Profiler>
    </MemoryRouter>,
  )
  const before = drawn
  act(() => useResults.setState({ results: someResults('499.00') }))
  expect(drawn).toBe(before)
  act(() => useResults.setState({ licenceNumberRequired: true }))
  expect(drawn).toBe(before + 1)
})
