import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Offer } from '../offer/offer.ts'
import { PriceFooter } from './PriceFooter.tsx'
import { someResults } from './purchase/testing/some-results.ts'
import { anOption, paymentOptions } from './testing/offers.ts'

type Seen = { isIntersecting: boolean; boundingClientRect: { top: number } }

let look: (part: string, seen: Seen) => void
let isWide = false

beforeEach(() => {
  isWide = false
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        look = (part, seen) =>
          act(() => report([{ target: document.querySelector(`[data-part="${part}"]`), ...seen }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { monthly, inFull } = paymentOptions('534.24')
const offer: Offer = {
  results: someResults(),
  option: anOption,
  term: 'annual',
  monthly,
  inFull,
  method: 'DIRECT_DEBIT',
}
const onScreen: Seen = { isIntersecting: true, boundingClientRect: { top: 100 } }
const above: Seen = { isIntersecting: false, boundingClientRect: { top: -100 } }
const below: Seen = { isIntersecting: false, boundingClientRect: { top: 2000 } }

function show(given: Partial<Offer> = {}): void {
  render(
    <>
      <div data-part="ways" />
      <div data-part="purchase-end" />
      <PriceFooter offer={{ ...offer, ...given }}>
        <p>A prompt</p>
      </PriceFooter>
    </>,
  )
}
const dock = () => screen.queryByRole('region', { name: 'Price summary' })

it('appears when the prices have left the screen, and disappears where the form ends with its own button [RES-12] [D-261]', () => {
  show()
  expect(dock()).toBeNull()
  look('purchase-end', below)
  look('ways', above)
  expect(dock()).not.toBeNull()
  look('ways', onScreen)
  expect(dock()).toBeNull()
  look('ways', above)
  look('purchase-end', onScreen)
  expect(dock()).toBeNull()
  look('purchase-end', above)
  expect(dock()).toBeNull()
})

it('shows only the chosen price and links to the purchase form [RES-12] [D-261]', () => {
  show()
  look('ways', above)
  const bar = within(screen.getByRole('region', { name: 'Price summary' }))
  expect(bar.getByText('£642.70')).toBeDefined()
  expect(bar.queryByText('£569.24')).toBeNull()
  expect(bar.getByRole('link', { name: 'Continue to buy' }).getAttribute('href')).toBe('#purchase')
})

it('links back to the payment options while none is chosen [BUY-07]', () => {
  show({ method: undefined })
  look('ways', above)
  expect(screen.getByRole('link', { name: 'Choose how to pay' }).getAttribute('href')).toBe('#paymentOptions')
})

it('pins only the prompt while the order summary is on the screen [AON-11] [D-261]', () => {
  isWide = true
  show()
  look('ways', above)
  expect(dock()).toBeNull()
  expect(screen.getByText('A prompt')).toBeDefined()
})

it('announces the price whether it is pinned or not', () => {
  show()
  expect(screen.getByRole('status').textContent).toBe('Pay Monthly: £642.70 in total, £51.19 a month.')
})
