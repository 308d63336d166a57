import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeReminderLink } from '../../resume/links/address-tokens.ts'
import { takeNotificationSource } from '../../resume/resumed-quote.ts'
import { useLocation } from '../../router.tsx'
import { MemoryRouter, Route, Routes } from '../../testing/memory-router.tsx'
import { ReminderPage } from './ReminderPage.tsx'
import { prices } from './testing/prices.ts'

const token = 't'.repeat(43)
const MISMATCH = 'Some of the details provided do not match the information in your quote.'
const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: '', errors: [] }), { status })
const unreachable = () => Promise.reject(new TypeError('no connection'))

const priced = () => new Response(JSON.stringify(prices))
const passed = () => new Response(null, { status: 200 })

let replies: Record<string, () => Response | Promise<Response>>
let asked: { call: string; query: string; body: unknown }[]
beforeEach(() => {
  asked = []
  replies = { GetPricingDetails: priced, QuoteReminderDpaCheckByBody: passed }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [path = '', query = ''] = url.split('?')
    const call = path.split('/').at(-1) ?? ''
    asked.push({ call, query, body: init.body && JSON.parse(String(init.body)) })
    return replies[call]?.() ?? unreachable()
  })
})
afterEach(() => {
  cleanup()
  takeNotificationSource()
  vi.unstubAllGlobals()
})

function Where() {
  const { pathname, search } = useLocation()
  return <p data-testid="where">{pathname + search}</p>
}
async function arrive(search = `?quote=${token}&source=email-7`) {
  history.replaceState(null, '', `/your-quote-details${search}`)
  takeReminderLink()
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/your-quote-details']}>
        <Routes>
          <Route path="/your-quote-details" element={<ReminderPage />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>,
    ),
  )
}
const where = async () => (await screen.findByTestId('where')).textContent
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

async function tell(year = '1987') {
  fill('Policyholder surname', 'Morgan')
  fill('Day', '27')
  fill('Month', '3')
  fill('Year', year)
  fill('Home postcode', 'ls11aa')
  await press('See my quote')
}

describe('the reminder page', () => {
  it('shows both payment options before anything is asked or known about the customer [RMD-02] [D-227]', async () => {
    await arrive()
    const price = within(await screen.findByRole('region', { name: 'Your price' }))
    expect(price.getByRole('heading', { name: 'Pay Monthly' })).toBeDefined()
    expect(price.getAllByText('£642.70')).toHaveLength(2)
    expect(price.getByText('£79.52 deposit when you buy')).toBeDefined()
    expect(price.getByText('then 1 of £51.28 and 10 of £51.19')).toBeDefined()
    expect(price.getByText(/^\d+\.\d% APR representative$/)).toBeDefined()
    expect(price.getByRole('heading', { name: 'Pay in full' })).toBeDefined()
    expect(price.getByText('£569.24')).toBeDefined()
    expect(price.getByText('Paying monthly costs £73.46 (12.9%) more than paying in full.')).toBeDefined()
    expect(price.getByText('Representative example')).toBeDefined()
    expect(asked).toEqual([
      { call: 'GetPricingDetails', query: `quote=${token}&source=email-7`, body: undefined },
    ])
  })

  it('shows no form before the prices, which would push it down [RMD-02]', async () => {
    let answer = (_reply: Response) => {}
    replies = {
      GetPricingDetails: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    }
    await arrive()
    expect(screen.queryByRole('button', { name: 'See my quote' })).toBeNull()
    await act(async () => answer(priced()))
    expect(await screen.findByRole('button', { name: 'See my quote' })).toBeDefined()
  })

  it('shows one price when no credit is offered', async () => {
    replies = {
      GetPricingDetails: () => new Response(JSON.stringify({ ...prices, monthlyPricingOptions: [] })),
    }
    await arrive()
    expect(await screen.findByRole('heading', { name: 'Pay in full' })).toBeDefined()
    expect(screen.queryByText('Representative example')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Pay Monthly' })).toBeNull()
  })

  it('requires surname, date of birth and postcode [RMD-02] [RMD-03]', async () => {
    await arrive()
    await press('See my quote')
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Please enter your surname',
      'Please enter your date of birth',
      'Please enter a postcode',
    ])
    expect(document.activeElement).toBe(screen.getByLabelText('Policyholder surname'))
  })

  it.each([
    [-16, 'Insurance owner should be over 17 years old'],
    [-92, 'Please enter a date of birth no more than 90 years ago'],
  ])('accepts ages from 17 to 90: born %i years from now is refused [RMD-04]', async (years, words) => {
    await arrive()
    await tell(String(new Date().getFullYear() + years))
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    expect(asked.map(({ call }) => call)).toEqual(['GetPricingDetails'])
  })

  it('goes to results with the quote parameter after the check, and holds the source in memory [RMD-05] [D-240]', async () => {
    await arrive()
    await tell()
    expect(await where()).toBe(`/results?quote=${token}`)
    expect(asked.at(-1)).toEqual({
      call: 'QuoteReminderDpaCheckByBody',
      query: '',
      body: { QuoteReference: token, Postcode: 'LS1 1AA', Surname: 'Morgan', DateOfBirth: '1987-03-27' },
    })
    expect(takeNotificationSource()).toBe('email-7')
  })

  it.each([
    ['other details', () => problem(403, 'QUOTE_MISMATCH')],
    ['too many tries', () => problem(429, 'TOO_MANY_REQUESTS')],
  ])(
    'reports that the details do not match, in the words for this page: %s [RMD-06] [ERR-02] [D-245]',
    async (_why, reply) => {
      replies = { ...replies, QuoteReminderDpaCheckByBody: reply }
      await arrive()
      await tell()
      expect((await screen.findByText(MISMATCH)).closest('[role=alert]')).not.toBeNull()
      expect(screen.getByLabelText<HTMLInputElement>('Policyholder surname').value).toBe('Morgan')
      await press('See my quote')
      expect(asked.filter(({ call }) => call === 'QuoteReminderDpaCheckByBody')).toHaveLength(2)
    },
  )

  it('shows an ineligible quote as expired when it is past its expiry [NAV-39] [ERR-08] [D-244]', async () => {
    await arrive()
    replies = {
      QuoteReminderDpaCheckByBody: () => problem(409, 'QUOTE_INELIGIBLE'),
      GetPricingDetails: () => problem(409, 'QUOTE_EXPIRED'),
    }
    await tell()
    expect(await where()).toBe('/quote-expired')
  })

  it('shows any other ineligible quote, and any other failure, as an error [RMD-07] [D-244]', async () => {
    for (const refused of [
      { check: () => problem(409, 'QUOTE_INELIGIBLE'), pricing: () => problem(409, 'QUOTE_TAKEN_UP') },
      { check: () => problem(409, 'QUOTE_INELIGIBLE'), pricing: priced },
      { check: () => problem(500, 'INTERNAL_ERROR'), pricing: priced },
    ]) {
      replies = { GetPricingDetails: priced }
      await arrive()
      replies = { QuoteReminderDpaCheckByBody: refused.check, GetPricingDetails: refused.pricing }
      await tell()
      expect(await where()).toBe('/error')
      cleanup()
    }
  })

  it.each([
    ['QUOTE_EXPIRED', 409, '/quote-expired'],
    ['QUOTE_TAKEN_UP', 409, '/quote-taken-up'],
    ['QUOTE_LOCKED', 409, '/quote-locked'],
    ['QUOTE_NOT_FOUND', 404, '/error'],
    ['INTERNAL_ERROR', 500, '/error'],
  ])('shows no form for a quote without prices: %s [RMD-07] [NAV-38]', async (code, status, page) => {
    replies = { GetPricingDetails: () => problem(status, code) }
    await arrive()
    expect(await where()).toBe(page)
  })

  it('lets a customer without a connection try again: nothing has failed yet', async () => {
    replies = { GetPricingDetails: unreachable, QuoteReminderDpaCheckByBody: unreachable }
    await arrive()
    expect(await screen.findByText("We couldn't get your prices")).toBeDefined()
    await tell()
    expect(await screen.findByText(/We couldn't check your details/)).toBeDefined()
    replies = { GetPricingDetails: priced }
    await press('Try again')
    expect(await screen.findByText('£569.24')).toBeDefined()
  })
})
