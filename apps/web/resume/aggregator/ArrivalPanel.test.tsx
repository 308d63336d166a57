import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPriceStale, savePriceOfAnswers } from '../../offer/get-price.ts'
import {
  gives,
  isDown,
  openHarness,
  resultsWith,
  server,
  showPart,
} from '../../results/extras/testing/offer-harness.tsx'
import { useQuote } from '../../state/quote-state.ts'
import { useResults } from '../../state/results-state.ts'
import { ArrivalPanel } from './ArrivalPanel.tsx'
import { CheckFirst, mustCheckFirst } from './LeftToCheck.tsx'

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  openHarness(resultsWith(), 'CARD_PAYMENT')
  useQuote.setState({
    aggregator: { sourceOfBusiness: 'quotelark', quoteRef: 'A-0000000000A', licenceNumberRequired: true },
  })
})
afterEach(cleanup)

const clicked = (inFull: number) =>
  useResults.setState({
    arrival: { inFull, perMonth: 51.19, at: '2026-11-14T09:00:00+00:00', outcomeId: 'outcome-1' },
  })
const assume = () =>
  useQuote.setState({
    provenance: {
      'vehicleDetails.isImported': 'assumed',
      'proposerDetails.maritalStatus': 'assumed',
      'proposerDetails.title': 'comparison-site',
    },
  })
const show = () => showPart((offer) => <ArrivalPanel offer={offer} />)
const panel = () => screen.getByRole('region', { name: 'Your quote from Quotelark' })
const words = () => panel().textContent ?? ''

describe('the panel for visitors from a comparison site', () => {
  it('is not shown to other visitors [AGG-11]', () => {
    openHarness(resultsWith(), 'CARD_PAYMENT')
    assume()
    show()
    expect(screen.queryByRole('region')).toBeNull()
    expect(mustCheckFirst()).toBe(false)
  })

  it('is one line when the price is the one they clicked and nothing is left to check', () => {
    clicked(569.24)
    show()
    expect(words()).toBe(
      'This is the price you saw on Quotelark. We have all your answers. You can read them again at any time.',
    )
    expect(server.asked).toEqual([])
  })

  it('shows the price that was clicked, the price now and why they differ', async () => {
    const causes = [{ title: 'Breakdown cover', words: 'Added', amount: 39.99 }]
    server.answers['GetPriceReceipt'] = gives({
      lines: [],
      unmoved: 0,
      total: 569.24,
      change: { before: 529.25, after: 569.24, causes },
    })
    clicked(529.25)
    show()
    expect(words()).toContain('You saw on Quotelark£529.25 in fullor £51.19 a month')
    expect(words()).toMatch(/Your price now£569\.24 in fullor £\d+\.\d\d a month/)
    expect(words()).toContain('That is £39.99 more in full.')
    await vi.waitFor(() => expect(screen.getByText('+£39.99')).toBeDefined())
    expect(words()).toContain("Here's why:")
  })

  it('names no cause of a change that the receipt does not explain', async () => {
    server.answers['GetPriceReceipt'] = gives({
      lines: [],
      unmoved: 0,
      total: 569.24,
      change: { before: 560, after: 569.24, causes: [{ title: 'Key Care', words: '', amount: 9.24 }] },
    })
    clicked(529.25)
    show()
    await vi.waitFor(() => expect(useResults.getState().arrival?.causes).toEqual([]))
    expect(words()).not.toContain('Key Care')
    expect(words()).toContain('The price you saw was calculated on 14 November 2026')
  })

  it('shows both prices even when the causes cannot be fetched', () => {
    server.answers['GetPriceReceipt'] = isDown
    clicked(600)
    show()
    expect(words()).toContain('That is £30.76 less in full.')
  })

  it('lists what was assumed, each with a way to change it, and confirms all of it with one press', () => {
    clicked(569.24)
    assume()
    show()
    expect(mustCheckFirst()).toBe(true)
    const questions = [...panel().querySelectorAll('dt[data-part="answers-question"]')].map(
      (each) => each.textContent,
    )
    expect(questions).toEqual(['Has the vehicle been imported?', 'What is your marital status?'])
    expect(
      within(panel())
        .getByRole('link', { name: 'Change answer: What is your marital status?' })
        .getAttribute('href'),
    ).toBe('/quote/about-you')
    fireEvent.click(screen.getByRole('button', { name: 'These are right' }))
    expect(useQuote.getState().provenance).toEqual({ 'proposerDetails.title': 'comparison-site' })
    expect(mustCheckFirst()).toBe(false)
    expect(words()).toContain('We have all your answers')
    expect(document.activeElement).toBe(panel())
  })

  it('asks for the disclaimer that the site did not ask for, without making the price stale [D-132]', () => {
    useQuote.setState(({ answers }) => ({
      answers: { ...answers, coverDetails: { ...answers.coverDetails, hasAgreedDisclaimer: false } },
    }))
    savePriceOfAnswers(resultsWith())
    show()
    expect(mustCheckFirst()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Read Disclaimer' }))
    fireEvent.click(screen.getByRole('button', { name: 'Agree' }))
    expect(useQuote.getState().answers.coverDetails.hasAgreedDisclaimer).toBe(true)
    expect(mustCheckFirst()).toBe(false)
    expect(isPriceStale()).toBe(false)
  })

  it('links to missing or conflicting answers, in the words of their questions', () => {
    useQuote.setState(({ answers }) => {
      const { vehicleUse: _gone, ...vehicleDetails } = answers.vehicleDetails
      return { answers: { ...answers, vehicleDetails } }
    })
    show()
    const link = within(panel()).getByRole('link')
    expect(link.getAttribute('href')).toBe('/quote/vehicle-details-two')
    expect(mustCheckFirst()).toBe(true)
  })
})

it('explains that nothing is bought until everything has been checked, and links there', () => {
  assume()
  showPart((offer) => (
    <>
      <ArrivalPanel offer={offer} />
      <CheckFirst />
    </>
  ))
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Show me what to check' }))
  expect(document.activeElement).toBe(panel())
  fireEvent.click(screen.getByRole('button', { name: 'These are right' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('the panel for a policy that was sold before a question existed', () => {
  beforeEach(() => {
    openHarness(resultsWith(), 'CARD_PAYMENT')
    useQuote.setState({ isFromPolicy: true, provenance: { 'vehicleDetails.isImported': 'assumed' } })
  })

  it('shows the assumed answer, with a way to change it, and nothing can be bought before it is confirmed [D-266]', () => {
    show()
    const answers = within(screen.getByRole('region', { name: 'Your answers' }))
    expect(answers.getByText(/We didn't ask this when you bought your policy/)).toBeDefined()
    expect(answers.getByRole('link', { name: /imported/i })).toBeDefined()
    expect(mustCheckFirst()).toBe(true)
    fireEvent.click(answers.getByRole('button', { name: 'This is right' }))
    expect(mustCheckFirst()).toBe(false)
    expect(screen.getByText(/We have all your answers/)).toBeDefined()
  })
})
