import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useResults } from '../../state/results-state.ts'
import {
  gives,
  isDown,
  openHarness,
  resultsWith,
  server,
  showPart,
} from '../extras/testing/offer-harness.tsx'
import { PriceNewsNotice, withCauses } from './PriceNewsNotice.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)

const causes = [{ title: 'Key Care', words: 'Added', amount: 17.99 }]
const receipt = { lines: [], unmoved: 0, total: 587.23, change: { before: 569.24, after: 587.23, causes } }

function show(answer = gives(receipt)) {
  openHarness(resultsWith(), 'DIRECT_DEBIT')
  server.answers['GetPriceReceipt'] = answer
  return showPart((offer) => <PriceNewsNotice offer={offer} />)
}
const reprice = () =>
  act(() => useResults.setState({ results: resultsWith({ outcomeId: 'outcome-2', premium: '552.23' }) }))
const news = () => screen.queryByRole('heading', { level: 2 })?.textContent

describe('the notice of a price change', () => {
  it('is not shown for the first price', () => {
    show()
    expect(news()).toBeUndefined()
    expect(server.asked).toEqual([])
  })

  it('shows the old price, the new one and what caused it [AON-07]', async () => {
    show()
    reprice()
    expect(news()).toBe('Your price has gone up by £17.99')
    expect(screen.getByText('In full').nextElementSibling?.textContent).toBe('was £569.24, now £587.23')
    expect(screen.getByText('Monthly').nextElementSibling?.textContent).toMatch(
      /^was £51\.19, now £52\.92 a month$/,
    )
    await vi.waitFor(() => expect(screen.getByText('+£17.99')).toBeDefined())
  })

  it('survives a reload and leaving the page', async () => {
    const { unmount } = show()
    reprice()
    await vi.waitFor(() => expect(screen.getByText('Added')).toBeDefined())
    unmount()
    server.asked = []
    showPart((offer) => <PriceNewsNotice offer={offer} />)
    expect(news()).toBe('Your price has gone up by £17.99')
    expect(screen.getByText('Added')).toBeDefined()
    expect(server.asked).toEqual([])
    expect(sessionStorage.getItem('milepost:acorn_pc:results')).toContain('"causes"')
  })

  it('reports an answer changed elsewhere when the customer comes back', () => {
    const { unmount } = show()
    unmount()
    useResults.setState({ results: resultsWith({ outcomeId: 'outcome-3', premium: '500.00' }) })
    showPart((offer) => <PriceNewsNotice offer={offer} />)
    expect(news()).toBe('Your price has gone down by £34.24')
  })

  it('reports when the price is the same', () => {
    show()
    act(() => useResults.setState({ results: resultsWith({ outcomeId: 'outcome-2' }) }))
    expect(news()).toBe('We priced your quote again: the price is the same')
  })

  it('can be dismissed permanently', () => {
    show()
    reprice()
    fireEvent.click(screen.getByRole('button', { name: 'Hide this price change' }))
    expect(news()).toBeUndefined()
    expect(useResults.getState().priceNews).toBeUndefined()
  })

  it('shows the prices even when the causes cannot be fetched, and can request them again', async () => {
    show(isDown)
    reprice()
    await vi.waitFor(() => expect(screen.getByText(/couldn't get what caused it/)).toBeDefined())
    expect(news()).toBe('Your price has gone up by £17.99')
    server.answers['GetPriceReceipt'] = gives(receipt)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(screen.getByText('+£17.99')).toBeDefined())
    expect(screen.queryByText(/couldn't get what caused it/)).toBeNull()
  })
})

it('shows the causes only for the change that is shown', () => {
  const shown = { before: { outcomeId: 'a', inFull: 500 }, after: { outcomeId: 'b', inFull: 517.99 } }
  expect(withCauses(shown, { before: 500, after: 517.99, causes }).causes).toEqual(causes)
  expect(withCauses(shown, { before: 510, after: 517.99, causes }).causes).toEqual([])
  expect(withCauses(shown, undefined).causes).toEqual([])
})
