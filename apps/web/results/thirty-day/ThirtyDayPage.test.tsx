import { localDate } from '@milepost/domain/values/local-date'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Results } from '../../api/pricing.ts'
import { useLocation } from '../../router.tsx'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import { clearResults, useResults } from '../../state/results-state.ts'
import { answeredUpToCover } from '../../state/testing.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { ThirtyDayPage } from './ThirtyDayPage.tsx'
import { bothTerms, thirtyDayOption, thirtyDays, yearAlone } from './testing.ts'

vi.hoisted(() => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_taxi'
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z'), toFake: ['Date'] })
  useQuote.setState({
    answers: {
      ...answeredUpToCover,
      coverDetails: {
        levelOfCover: 'COMP',
        effectiveFrom: { date: localDate('2026-11-16'), hour: 9, minute: 0 },
      },
    },
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  resetQuote()
  clearResults()
})

function Where() {
  return <output data-testid="where">{useLocation().pathname}</output>
}

function open(results: Results) {
  useResults.setState({ results })
  render(
    <MemoryRouter initialEntries={['/thirty-day-quote']}>
      <ThirtyDayPage
        documents={({ reference, outcomeId }) => <p>{`Papers of ${reference}, ${outcomeId}`}</p>}
      />
      <Where />
    </MemoryRouter>,
  )
}
const where = () => screen.getByTestId('where').textContent
const section = (name: string) => within(screen.getByRole('region', { name }))

describe('a customer without a thirty-day offer', () => {
  it.each([
    ['has no thirty-day quote', yearAlone],
    [
      'has one without the short-term card option',
      bothTerms({ option: { ...thirtyDayOption, paymentCollectionOptions: [] } }),
    ],
    [
      'has one without its price',
      bothTerms({
        option: {
          ...thirtyDayOption,
          paymentCollectionOptions: [{ ...thirtyDays, totalAmountPayable: { amount: 0 } }],
        },
      }),
    ],
  ])('is sent to /error: %s [SUB-01] [D-170]', (_, results) => {
    open(results)
    expect(where()).toBe('/error')
  })

  it('is also sent to /error without any quote [SUB-01] [D-033]', () => {
    render(
      <MemoryRouter initialEntries={['/thirty-day-quote']}>
        <ThirtyDayPage />
        <Where />
      </MemoryRouter>,
    )
    expect(where()).toBe('/error')
  })
})

it('has its title, and every section in the specified order [SUB-03]', () => {
  open(bothTerms())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('30-Day Subscription Policy')
  expect(document.title).toBe('30-Day Subscription Policy - Taxi insurance - Acorn')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your price',
    'Key information',
    'Benefits',
    'Exclusions',
    'Endorsements',
    'No claims discount',
    'Receive documents by post',
    'Before you pay',
  ])
  expect(screen.getByText('Papers of A-0000000030D, outcome-30')).toBeDefined()
  expect(section('Exclusions').getByText('Release of Vehicle from Impound')).toBeDefined()
  expect(section('Endorsements').getByRole('button', { name: 'Private hire' })).toBeDefined()
})

it('breaks the payment down to the penny, and shows what twelve cost over a year [SUB-03]', () => {
  open(bothTerms())
  const amounts = [...document.querySelectorAll('[data-part="money-amount"]')].map(
    ({ textContent }) => textContent,
  )
  expect(amounts).toEqual(['£220.58', '£26.47', '£15.00', '£262.05'])
  const price = section('Your price')
  expect(price.getByText('12 consecutive 30-day policies cost £3,144.60 and cover 360 days.')).toBeDefined()
  expect(price.getByText('That is £961.37 more than 12 months paid in full.')).toBeDefined()
})

it('ends 29 days after the day it starts [SUB-06] [D-134]', () => {
  open(bothTerms())
  const card = section('Key information')
  expect(card.getByText('16 November 2026 at 09:00')).toBeDefined()
  expect(card.getByText('15 December 2026 at 23:59')).toBeDefined()
})

it('states that the price does not rise, that no discount is earned and that there is no credit [SUB-07] [SUB-08]', () => {
  open(bothTerms())
  const card = section('Key information')
  expect(card.getByText(/^Your price won't go up for 12 consecutive 30-day policies/)).toBeDefined()
  expect(card.getByText(/^You can cancel at any time\./)).toBeDefined()
  expect(card.getByText(/^There is no credit agreement/)).toBeDefined()
  expect(section('No claims discount').getByText(/only after 12 consecutive 30-day policies/)).toBeDefined()
})

describe('a customer who is offered thirty days only', () => {
  it('is warned, with a link to the annual price [SUB-02]', () => {
    open(bothTerms({ only: true }))
    expect(screen.getByText('We can only offer you 30 days at a time')).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'see your annual price' }))
    expect(where()).toBe('/results')
  })

  it('has card payment and the thirty-day flag set as the page opens [SUB-05]', () => {
    useResults.setState({ paymentMethod: 'DIRECT_DEBIT' })
    open(bothTerms({ only: true }))
    expect(useResults.getState()).toMatchObject({ is30DayQuote: true, paymentMethod: 'CARD_PAYMENT' })
  })
})

it('does neither for a customer who has a choice [SUB-02] [SUB-05]', () => {
  useResults.setState({ paymentMethod: 'DIRECT_DEBIT' })
  open(bothTerms())
  expect(screen.queryByText('We can only offer you 30 days at a time')).toBeNull()
  expect(useResults.getState()).toMatchObject({ is30DayQuote: false, paymentMethod: 'DIRECT_DEBIT' })
})
