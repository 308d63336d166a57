import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Results } from '../../api/pricing.ts'
import { useLocation } from '../../router.tsx'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import { clearResults, useResults } from '../../state/results-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { bothTerms, thirtyDayOption, yearAlone, yearOption } from '../thirty-day/testing.ts'
import { PolicySelectionPage } from './PolicySelectionPage.tsx'

vi.hoisted(() => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_taxi'
})

afterEach(() => {
  cleanup()
  resetQuote()
  clearResults()
})

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>
}

function open(results: Results) {
  useResults.setState({ results })
  render(
    <MemoryRouter initialEntries={['/policy-selection']}>
      <PolicySelectionPage />
      <Where />
    </MemoryRouter>,
  )
}
const where = () => screen.getByTestId('where').textContent
const card = (name: string) => within(screen.getByRole('article', { name }))
const withoutYear: Results = {
  ...bothTerms(),
  underwritingOutcome: {
    ...yearAlone.underwritingOutcome,
    underwrittenOptions: [{ ...yearOption, paymentCollectionOptions: [] }],
  },
}

describe('with one term', () => {
  it.each([
    ['a year alone', yearAlone, '/results'],
    [
      'thirty days that cannot be paid for',
      bothTerms({ option: { ...thirtyDayOption, paymentCollectionOptions: [] } }),
      '/results',
    ],
    ['a year that cannot be paid for', withoutYear, '/thirty-day-quote'],
  ])('continues directly: %s [NAV-04] [D-036]', (_, results, to) => {
    open(results)
    expect(where()).toBe(to)
  })

  it('sends a customer of a comparison site to their own page [D-138]', () => {
    useQuote.setState({
      aggregator: { sourceOfBusiness: 'GOCO', quoteRef: 'A-0000000000A', licenceNumberRequired: false },
    })
    open(yearAlone)
    expect(where()).toBe('/pcw-result')
  })
})

describe('with two terms', () => {
  it('shows both prices, each for its term and over a year [NAV-04] [D-036]', () => {
    open(bothTerms())
    expect(where()).toBe('/policy-selection')
    const year = card('12 months')
    expect(year.getByText('£2,183.23')).toBeDefined()
    expect(year.getByText('for the year, in full')).toBeDefined()
    expect(year.getByText(/^£[\d.]+ a month$/)).toBeDefined()
    expect(year.getByText(/^£[\d,.]+ in total for the year$/)).toBeDefined()
    const thirty = card('30 days')
    expect(thirty.getByText('£262.05')).toBeDefined()
    expect(thirty.getByText('£3,144.60')).toBeDefined()
    expect(thirty.getByText('in total for 360 days')).toBeDefined()
    expect(screen.getByText(/That is £961\.37 more than 12 months paid in full\./)).toBeDefined()
  })

  it.each([
    ['Choose 12 months', '/results'],
    ['Choose 30 days', '/thirty-day-quote'],
  ])('leads from %s to %s, and preselects nothing [D-036]', (name, to) => {
    open(bothTerms())
    expect(useResults.getState()).toMatchObject({ is30DayQuote: false })
    fireEvent.click(screen.getByRole('link', { name }))
    expect(where()).toBe(to)
  })

  it('shows how the cover differs [SUB-07] [SUB-08]', () => {
    open(bothTerms())
    const table = screen.getByRole('table', { name: 'What is different' })
    expect(table.textContent).toContain('There are no optional extras.')
    expect(table.textContent).toContain('You earn it only after 12 consecutive 30-day policies.')
    expect(table.textContent).toContain('only if you turn on automatic renewal and save your card')
    expect(table.textContent).toContain('You can cancel at any time.')
  })

  it('shows the representative example with every monthly price', () => {
    open(bothTerms())
    expect(screen.getByRole('heading', { name: 'Representative example' })).toBeDefined()
  })

  it('shows no monthly price to customers who cannot have one [BUY-17]', () => {
    open(bothTerms({ only: true }))
    expect(card('12 months').getByText('Not available')).toBeDefined()
    expect(document.body.textContent).not.toMatch(/a month/)
    expect(screen.queryByRole('heading', { name: 'Representative example' })).toBeNull()
  })
})
