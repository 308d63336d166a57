import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answeredFor, aRestored, reference } from '../resume/testing/restored.ts'
import { useQuote } from '../state/quote-state.ts'
import {
  aServerEachTime,
  box,
  fill,
  fillAll,
  nothing,
  open,
  press,
  problem,
  server,
  unreachable,
  where,
} from './testing/page.tsx'

aServerEachTime()

const NOT_RETRIEVED = 'Unable to retrieve quote. Please check your details and try again.'

describe('the retrieval page', () => {
  it('has its heading, asks for five details in order and has its button [RET-01] [NAV-11]', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Retrieved a quote within the last 30 days?',
    )
    expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual([
      'facts-quoteReference',
      'facts-surname',
      'facts-postcode',
      'facts-dateOfBirth',
      'facts-dateOfBirth-month',
      'facts-dateOfBirth-year',
      'facts-registration',
    ])
    expect(screen.getByRole('button', { name: 'Get Quote' })).toBeDefined()
  })

  it('lets the browser autofill the customer’s own details', async () => {
    await open()
    expect(['Surname', 'Postcode', 'Day'].map((name) => box(name).autocomplete)).toEqual([
      'family-name',
      'postal-code',
      'bday-day',
    ])
  })

  it('goes back to the first vehicle step [RET-02] [D-235]', async () => {
    await open()
    await press('Back')
    expect(where()).toMatch(/^\/quote\/vehicle-details /)
  })

  it('greets in the brand’s own words [RET-03]', async () => {
    await open()
    expect(screen.getByText('Good to have you back')).toBeDefined()
  })

  it('shows what is missing, sends no request, and focuses the first [RET-04]', async () => {
    await open()
    await press('Get Quote')
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Please enter your quote reference',
      'Please enter your surname',
      'Please enter a postcode',
      'Please enter your date of birth',
      'Please enter your vehicle registration',
    ])
    expect(document.activeElement).toBe(box('Quote reference'))
    expect(document.title).toMatch(/^Error: /)
    expect(server.asked).toEqual([])
  })

  it('refuses an owner under 17 with the specified text [RET-05]', async () => {
    await open()
    fillAll()
    fill('Year', String(new Date().getFullYear() - 16))
    await press('Get Quote')
    expect(screen.getAllByText('Insurance owner should be over 17 years old').length).toBeGreaterThan(0)
    expect(server.asked).toEqual([])
  })

  it('sends each detail in normalised form, and shows the quote it opens [RET-08] [NAV-18]', async () => {
    await open()
    fillAll()
    await press('Get Quote')
    await vi.waitFor(() => expect(where()).toMatch(/^\/results /))
    expect(server.asked).toEqual([
      {
        call: 'QuoteDpaCheckByBody',
        body: {
          QuoteReference: reference,
          VehicleRegistration: 'AA19 AAA',
          Postcode: 'LS1 1AA',
          Surname: 'Morgan',
          DateOfBirth: '1987-03-27',
        },
      },
    ])
    expect(useQuote.getState().activeStep).toBe(7)
  })

  it('leads to the answer that is no longer valid, not to its old price', async () => {
    server.replies = {
      QuoteDpaCheckByBody: () => new Response(JSON.stringify(aRestored({}, answeredFor(-3)))),
    }
    await open()
    fillAll()
    await press('Get Quote')
    await vi.waitFor(() =>
      expect(where()).toBe('/quote/vehicle-cover {"change":"coverDetails.effectiveFrom","from":"results"}'),
    )
  })

  it.each([
    ['QUOTE_EXPIRED', '/quote-expired'],
    ['QUOTE_ALREADY_TAKEN_UP', '/quote-taken-up'],
    ['QUOTE_LOCKED', '/quote-locked'],
  ])('leads a customer who passed the check to the end page: %s [NAV-32] [D-243]', async (code, page) => {
    server.replies = { QuoteDpaCheckByBody: () => problem(409, code) }
    await open()
    fillAll()
    await press('Get Quote')
    await vi.waitFor(() => expect(where()?.startsWith(`${page} `)).toBe(true))
  })

  it.each([
    ['no such quote or other details', nothing],
    ['too many tries [D-248]', () => problem(429, 'TOO_MANY_REQUESTS')],
    ['a code without a page [D-242]', () => problem(404, 'QUOTE_NOT_FOUND')],
    ['a broken server [D-242]', () => problem(500, 'INTERNAL_ERROR')],
    ['no connection', unreachable],
  ])(
    'fails in the same way, in a modal with the reference and next to the button: %s [RET-06] [RET-07] [D-232]',
    async (_why, reply) => {
      server.replies = { QuoteDpaCheckByBody: reply }
      await open()
      fillAll()
      await press('Get Quote')
      const dialog = await screen.findByRole('dialog')
      expect(within(dialog).getByText(NOT_RETRIEVED)).toBeDefined()
      expect(dialog.textContent).toContain(reference)
      await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Check my details' })))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.getByText(NOT_RETRIEVED).closest('[role=alert]')).not.toBeNull()
      // What was typed stays and can be submitted again; the dialog then opens again.
      expect(box('Surname').value).toBe('Morgan')
      await press('Get Quote')
      expect(await screen.findByRole('dialog')).toBeDefined()
      expect(server.asked).toHaveLength(2)
    },
  )

  it('removes a reference from the URL and prefills it [D-229]', async () => {
    await open(`/quote-retrieval?QuoteRef=${reference}&campaign=may`)
    expect(box('Quote reference').value).toBe(reference)
    expect(where()).toMatch(/^\/quote-retrieval\?campaign=may /)
  })

  it('stores nothing that was typed [T24]', async () => {
    await open()
    fillAll()
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    for (const fact of ['Morgan', 'ls1', '1987', reference]) expect(stored).not.toContain(fact)
  })
})
