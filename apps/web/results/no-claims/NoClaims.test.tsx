import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getPrice, isPriceStale, savePricedAnswers } from '../../offer/get-price.ts'
import { useQuote } from '../../state/quote-state.ts'
import { clearResults, type PaymentMethod, useResults } from '../../state/results-state.ts'
import {
  gives,
  isDown,
  openHarness,
  resultsWith,
  server,
  showPart,
} from '../extras/testing/offer-harness.tsx'
import { NoClaims } from './NoClaims.tsx'

afterEach(cleanup)

const steps = Array.from({ length: 10 }, (_, index) => ({
  years: index + 1,
  averageDiscountPercent: 10 + index * 4,
  yearsAfterClaims: [Math.max(0, index - 1), 0, 0],
  yearsAfterClaimsProtected: [index + 1, index + 1, 0],
}))
const scale = { steps, protection: { annualCost: { amount: 33.83 }, monthlyCost: { amount: 3.24 } } }

function show(method?: PaymentMethod, answer = gives(scale)) {
  openHarness(resultsWith(), method)
  server.answers['GetNoClaimsScale'] = answer
  showPart((offer) => <NoClaims offer={offer} />)
}
const button = (name: string) => screen.getByRole('button', { name })
const table = () => screen.findByRole('table')
const withCover = (changes: object) =>
  useQuote.setState(({ answers }) => ({
    answers: { ...answers, coverDetails: { ...answers.coverDetails, ...changes } },
  }))

describe('protection of the discount [AON-01]', () => {
  it('shows its price per year, and also per month when paying monthly [D-162] [AON-06]', async () => {
    show('DIRECT_DEBIT')
    await table()
    expect(screen.getByText(/^£33.83 per year/).textContent).toBe('£33.83 per year (£3.24 per month)')
    cleanup()
    show('CARD_PAYMENT')
    await table()
    expect(screen.getByText(/per year/).textContent).toBe('£33.83 per year')
  })

  it('states that it does not protect the price, and shows both scales with the customer’s own row', async () => {
    show()
    const rows = within(await table()).getAllByRole('row')
    expect(screen.getByText(/does not protect the overall price of your insurance policy/)).toBeDefined()
    expect(rows).toHaveLength(12)
    const own = rows.find((row) => row.hasAttribute('data-own'))
    expect([...(own?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      '5 (yours)',
      '26%',
      '3',
      '0',
      '0',
      '5',
      '5',
      '0',
    ])
    expect(screen.getByText(/3 years left without protection and 5 years left with it/)).toBeDefined()
  })

  it('cannot be added before its scales are loaded, which can be requested again', async () => {
    show('CARD_PAYMENT', isDown)
    await screen.findByText(/couldn't get the tables/)
    expect(button('Add protection').getAttribute('aria-disabled')).toBe('true')
    server.answers['GetNoClaimsScale'] = gives(scale)
    fireEvent.click(button('Try again'))
    await table()
    expect(button('Add protection').getAttribute('aria-disabled')).toBeNull()
  })

  it('is priced by the server, and changes the answer [AON-09]', async () => {
    show('DIRECT_DEBIT')
    await table()
    const { underwritingOutcome } = resultsWith({ outcomeId: 'outcome-2', premium: '568.07' })
    server.answers['UpdateNoClaimsProtection'] = gives({ underwritingOutcome })
    fireEvent.click(button('Add protection'))
    await vi.waitFor(() => expect(button('Remove protection')).toBeDefined())
    expect(server.asked.find(({ call }) => call === 'UpdateNoClaimsProtection')?.body).toEqual({
      quoteReference: 'A-0000000000A',
      protectNoClaimsBonus: true,
      underwritingResponseId: 'outcome-1',
    })
    expect(useQuote.getState().answers.coverDetails.protectNoClaimsDiscount).toBe(true)
    expect(useResults.getState()).toMatchObject({
      paymentMethod: 'DIRECT_DEBIT',
      results: { isLatestFullyPricedQuote: false, selectedOption: 'outcome-2:1' },
    })
    expect(screen.getByText('Added')).toBeDefined()
  })

  it('does not make the price stale, and hides no other change', async () => {
    openHarness()
    clearResults()
    server.answers['GeneratePrivateCarQuote'] = gives(resultsWith())
    await getPrice()
    const protecting = (protectNoClaimsDiscount: boolean) => {
      const { answers } = useQuote.getState()
      savePricedAnswers({
        ...answers,
        coverDetails: { ...answers.coverDetails, protectNoClaimsDiscount },
      })
    }
    protecting(true)
    expect(isPriceStale()).toBe(false)
    withCover({ levelOfCover: 'TPFT' })
    protecting(false)
    expect(isPriceStale()).toBe(true)
  })

  it('shows an error when it could not be changed, and leaves it unchanged [ERR-28]', async () => {
    show('CARD_PAYMENT')
    await table()
    server.answers['UpdateNoClaimsProtection'] = isDown
    fireEvent.click(button('Add protection'))
    const words = 'Unable to process quote with no claims protection. Please try again.'
    // Once as a toast, once next to the button.
    await vi.waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
    expect(button('Add protection')).toBeDefined()
    expect(useQuote.getState().answers.coverDetails.protectNoClaimsDiscount).toBe(false)
  })
})

describe('the section', () => {
  it('is hidden with no years [AON-01]', () => {
    openHarness()
    withCover({ yearsOfNoClaimsDiscount: '0' })
    showPart((offer) => <NoClaims offer={offer} />)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(server.asked).toEqual([])
  })
})
