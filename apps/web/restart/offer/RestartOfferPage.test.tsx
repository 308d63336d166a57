import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { reference } from '../../resume/testing/restored.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { aRestartEachTime, open, section, Where, where } from '../testing/offer-page.tsx'
import { sentTo, server } from '../testing/server.ts'
import { RestartOfferPage } from './RestartOfferPage.tsx'

aRestartEachTime()

describe('the offer', () => {
  it('has its headline, its price with tax and fee, the insurer and the reference [RST-05]', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your 30-day subscription quote')
    expect(document.title).toBe('Your 30-day subscription quote - Car insurance - Acorn')
    const price = section('Your price')
    expect(price.getByText('Pay in full')).toBeDefined()
    expect(price.getByText(/^This price is valid until midnight tonight/)).toBeDefined()
    const amounts = [...document.querySelectorAll('[data-part="money-amount"]')].map(
      ({ textContent }) => textContent,
    )
    expect(amounts).toEqual(['£220.58', '£26.47', '£15.00', '£262.05'])
    expect(price.getByText('Non-refundable')).toBeDefined()
    expect(screen.getByText(reference)).toBeDefined()
    expect(screen.getByText('Insurer').nextSibling?.textContent).not.toBe('')
    expect(screen.queryByText(/monthly payment/i)).toBeNull()
  })

  it('lists the four benefits [RST-06]', async () => {
    await open()
    const benefits = section('Benefits').getAllByRole('listitem')
    expect(benefits.map((item) => item.querySelector('strong')?.textContent)).toEqual([
      'Immediate, flexible cover',
      'Zero cancellation charge',
      'No credit checks',
      'Zero monthly interest',
    ])
  })

  it('lists the exclusion and the endorsements, and states what is not included [RST-07]', async () => {
    await open()
    const out = section("What isn't covered")
    expect(out.getByText('Release of Vehicle from Impound')).toBeDefined()
    expect(out.getByText('No optional extras')).toBeDefined()
    expect(out.getByText("No claims discount isn't earned")).toBeDefined()
    expect(section('Endorsements').getByRole('button', { name: 'Night driving' })).toBeDefined()
  })

  it('shows details, policy, term and documents, all of them read-only [RST-08] [RST-11]', async () => {
    await open()
    const card = section('You and your policy')
    for (const words of ['Alan Morgan', '27 March 1987', 'AA19 AAA', 'Comprehensive', '£350'])
      expect(card.getAllByText(words).length, words).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull()
    expect(
      section('Policy term').getByText("You can't make changes once the 30 days have started."),
    ).toBeDefined()
    await waitFor(() => expect(server.sent.map(({ call }) => call)).toContain('GetQuoteDocuments'))
  })

  it('states that the card is charged a day before the end, and that an email is sent 7 days before the end [RST-12]', async () => {
    await open()
    expect(section('Policy term').getByText(/8 December 2026.*14 December 2026/)).toBeDefined()
  })

  it('is recorded as viewed [RST-10]', async () => {
    await open()
    expect(sentTo('SetRestartedQuoteViewed')).toMatchObject([{ quoteReference: reference }])
  })

  it('is not shown without a thirty-day price [SUB-01]', async () => {
    await act(async () =>
      render(
        <MemoryRouter initialEntries={['/30-day-quote']}>
          <RestartOfferPage />
          <Where />
        </MemoryRouter>,
      ),
    )
    expect(where()).toBe('/error')
  })
})
