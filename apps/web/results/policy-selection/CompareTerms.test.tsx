import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Results } from '../../api/pricing.ts'
import { useLocation } from '../../router.tsx'
import { clearResults, useResults } from '../../state/results-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { bothTerms, thirtyDayOption, yearAlone } from '../thirty-day/testing.ts'
import { CompareTerms } from './CompareTerms.tsx'

vi.hoisted(() => {
  // The server writes the journey into the page before any script runs.
  document.documentElement.dataset['journey'] = 'acorn_taxi'
})

afterEach(() => {
  cleanup()
  clearResults()
})

function Where() {
  return <output>{useLocation().pathname}</output>
}
function open(results: Results) {
  useResults.setState({ results })
  render(
    <MemoryRouter initialEntries={['/results']}>
      <CompareTerms with="thirty-day" />
      <Where />
    </MemoryRouter>,
  )
}

it('links from the year back to the choice of term, if there was one [NAV-04] [D-036]', () => {
  open(bothTerms())
  fireEvent.click(screen.getByRole('link', { name: 'Compare with 30 days' }))
  expect(document.querySelector('output')?.textContent).toBe('/policy-selection')
})

it.each([
  ['a year alone', yearAlone],
  [
    'thirty days that cannot be paid for',
    bothTerms({ option: { ...thirtyDayOption, paymentCollectionOptions: [] } }),
  ],
])('is not shown with %s [D-036]', (_, results) => {
  open(results)
  expect(screen.queryByRole('link')).toBeNull()
})
