import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useQuote } from '../state/quote-state.ts'
import { useResults } from '../state/results-state.ts'
import { MemoryRouter } from '../testing/memory-router.tsx'
import { aCustomerEachTime } from './purchase/testing/page.tsx'
import { someResults } from './purchase/testing/some-results.ts'
import { ResultsPage } from './ResultsPage.tsx'

aCustomerEachTime()

const nothing = { amount: 0 }
const protectable = {
  underwrittenDataPointId: 'option-1:COVER',
  underwrittenPrice: { fees: nothing, iptAmount: nothing, grossPremiumAmountIncTax: nothing },
  underwrittenPncbData: {
    ncbProtectedAvailable: true,
    impliedProtectedNcbPriceGross: { amountIncludingIpt: 20 },
  },
}

it('has its sections in the order of the specification, the first with its anchor [RES-04] [D-157]', async () => {
  const results = someResults()
  const [option] = results.underwritingOutcome.underwrittenOptions
  const garaging = { endorsementName: 'Garaging', endorsementWording: 'Keep it in a locked garage.' }
  if (option) {
    option.underwrittenEndorsements = [garaging]
    option.underwrittenCovers = [protectable]
  }
  useResults.setState({ results })
  useQuote.setState(({ answers }) => ({
    answers: { ...answers, coverDetails: { ...answers.coverDetails, yearsOfNoClaimsDiscount: '4' } },
  }))
  render(
    <MemoryRouter>
      <ResultsPage />
    </MemoryRouter>,
  )
  const sections = [
    'How would you like to pay?',
    'Endorsements',
    'No claims discount',
    'Optional extras',
    'Your cover',
    'You and your vehicle',
    'Important information',
    'Receive documents by post',
  ]
  await screen.findByRole('heading', { level: 2, name: 'Receive documents by post' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '')
  expect(titles.filter((title) => sections.includes(title))).toEqual(sections)
  expect(document.getElementById('paymentOptions')?.textContent).toContain('How would you like to pay?')
})

it('renders the prices first, and the rest once they have been painted [RES-09]', async () => {
  useResults.setState({ results: someResults() })
  render(
    <MemoryRouter>
      <ResultsPage />
    </MemoryRouter>,
  )
  expect(screen.getByRole('radiogroup', { name: 'How would you like to pay?' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Your cover' })).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Your cover' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Buy Now' })).toBeTruthy()
})
