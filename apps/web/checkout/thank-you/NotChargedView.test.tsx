import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { bothTerms } from '../../results/thirty-day/testing.ts'
import { clearResults, type ResultsState, useResults } from '../../state/results-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { NotChargedView } from './ThankYouPage.tsx'

afterEach(() => {
  cleanup()
  clearResults()
})

it.each<[string, Partial<ResultsState>, string]>([
  ['a year', { is30DayQuote: false }, '/results'],
  ['thirty days', { is30DayQuote: true }, '/thirty-day-quote'],
  ['a policy that was cancelled', { isRestart: true }, '/30-day-quote'],
])('links a customer who wanted %s back to it [F12]', (_, held, page) => {
  useResults.setState({ results: bothTerms(), ...held })
  render(
    <MemoryRouter>
      <NotChargedView />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Back to my quote' }).getAttribute('href')).toBe(page)
})
