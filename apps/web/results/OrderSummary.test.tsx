import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openHarness, resultsWith, showPart } from './extras/testing/offer-harness.tsx'
import { OrderSummary } from './OrderSummary.tsx'

afterEach(cleanup)

const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }))

it('shows the vehicle, its cover, the start, the extras with their prices and the total [RES-12] [D-261]', () => {
  openHarness(resultsWith({ selected: ['KEYCARE'] }), 'DIRECT_DEBIT')
  showPart((offer) => <OrderSummary offer={offer} />)
  expect(document.querySelector('[data-part="plate"]')?.textContent).toBe('AA19 AAA')
  for (const words of ['Comprehensive', '12 months', 'Key Care', '£1.72 per month', '£642.70'])
    expect(summary().getByText(words), words).toBeDefined()
  expect(summary().getByText(/20\d\d at 09:15$/)).toBeDefined()
  expect(summary().getByText('in total: £79.52 deposit, then £51.19 a month')).toBeDefined()
  expect(summary().getByRole('link', { name: 'Continue to buy' }).getAttribute('href')).toBe('#purchase')
})

it('has the badge and the seal of a side panel [JRN-13] [JRN-14]', () => {
  openHarness(resultsWith(), 'CARD_PAYMENT')
  showPart((offer) => <OrderSummary offer={offer} />)
  expect(summary().getByText('Authorised and regulated')).toBeDefined()
  expect(summary().getByText('Secure connection')).toBeDefined()
  expect(summary().getByText('£569.24')).toBeDefined()
})

it('asks for a payment option while none is chosen [BUY-07]', () => {
  openHarness(resultsWith())
  showPart((offer) => <OrderSummary offer={offer} />)
  expect(summary().getByRole('link', { name: 'Choose how to pay' })).toBeDefined()
})
