import { noAnswers } from '@milepost/domain/questions/answers'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { completeStep, resetQuote } from '../../state/quote-state.ts'
import { MemoryRouter, Route, Routes } from '../../testing/memory-router.tsx'
import { dropSavedQuoteToken, takeSavedQuoteToken } from '../links/address-tokens.ts'
import { SavedQuotePage } from './SavedQuotePage.tsx'

const token = 't'.repeat(43)
const saved = {
  draftId: 'd'.repeat(43),
  answers: noAnswers,
  completedSteps: ['vehicleDetails'],
  besides: { typed: {} },
  shape: 1,
  revision: 2,
}
const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: '', errors: [] }), { status })

// Loaded once, so that no test waits for it.
beforeAll(loadJourneyDefinition)

let replies: Record<string, () => Response>
let asked: { call: string; body: unknown }[]
beforeEach(() => {
  asked = []
  replies = {}
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = url.split('/').at(-1) ?? ''
    asked.push({ call, body: JSON.parse(String(init.body)) })
    return replies[call]?.() ?? Promise.reject(new TypeError('no connection'))
  })
})
afterEach(() => {
  cleanup()
  resetQuote()
  dropSavedQuoteToken()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

function arrive(hash = `#${token}`) {
  history.replaceState(null, '', `/saved-quote${hash}`)
  takeSavedQuoteToken()
  render(
    <MemoryRouter initialEntries={['/saved-quote']}>
      <Routes>
        <Route path="/saved-quote" element={<SavedQuotePage />} />
        <Route path="/" element={<p>where you were</p>} />
      </Routes>
    </MemoryRouter>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

it('opens on a press and never automatically', async () => {
  replies = { OpenDraftLink: () => new Response(JSON.stringify(saved)) }
  arrive()
  expect(heading()).toBe('Your saved quote is ready')
  await new Promise((done) => setTimeout(done, 20))
  expect(asked).toEqual([])
  const button = screen.getByRole('button', { name: 'Open my quote' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('where you were')).toBeDefined()
  expect(asked).toEqual([{ call: 'OpenDraftLink', body: { token } }])
})

it('shows one message for a used, an old and an unknown link, and emails a new one', async () => {
  replies = {
    OpenDraftLink: () => problem(404, 'QUOTE_NOT_FOUND'),
    RenewDraftLink: () => new Response(null, { status: 202 }),
  }
  arrive()
  press('Open my quote')
  const sorry = await screen.findByRole('heading', { name: 'Sorry, this link no longer works' })
  await waitFor(() => expect(document.activeElement).toBe(sorry))
  expect(screen.getByRole('link', { name: 'Start a new quote' }).getAttribute('href')).toBe('/')
  press('Email me a new link')
  const sent = await screen.findByRole('heading', { name: 'Check your email' })
  await waitFor(() => expect(document.activeElement).toBe(sent))
  expect(asked.at(-1)).toEqual({ call: 'RenewDraftLink', body: { token } })
  expect(document.body.textContent).toContain(
    "If we have an email address for this quote, we've sent a link to it. It works once and expires in 30 minutes.",
  )
  press('Send it again')
  expect(await screen.findByText("We've asked for another one. Please use the newest.")).toBeDefined()
  expect(asked.filter(({ call }) => call === 'RenewDraftLink')).toHaveLength(2)
})

it('reports when too many links were requested', async () => {
  replies = {
    OpenDraftLink: () => problem(404, 'QUOTE_NOT_FOUND'),
    RenewDraftLink: () => problem(429, 'TOO_MANY_REQUESTS'),
  }
  arrive()
  press('Open my quote')
  await screen.findByText('Sorry, this link no longer works')
  press('Email me a new link')
  expect(await screen.findByText("We can't send another link just now")).toBeDefined()
})

it('retains the link when the connection fails', async () => {
  arrive()
  press('Open my quote')
  expect(await screen.findByText("We couldn't reach your quote")).toBeDefined()
  replies = { OpenDraftLink: () => new Response(JSON.stringify(saved)) }
  press('Open my quote')
  expect(await screen.findByText('where you were')).toBeDefined()
})

it('asks to open the emailed link again when the page was reloaded, and offers a new quote', () => {
  arrive('')
  expect(heading()).toBe('Please open the link in your email again')
  expect(screen.getByRole('link', { name: 'Start a new quote' })).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('links back to a quote that is in progress in this tab', () => {
  completeStep('vehicleDetails', noAnswers)
  arrive('')
  expect(screen.getByRole('link', { name: 'Go to your quote' }).getAttribute('href')).toBe('/')
})

it('uses a newer link that is opened while the page is open', async () => {
  replies = { OpenDraftLink: () => problem(404, 'QUOTE_NOT_FOUND') }
  arrive()
  press('Open my quote')
  await screen.findByText('Sorry, this link no longer works')
  history.replaceState(null, '', `/saved-quote#${'n'.repeat(43)}`)
  act(() => void window.dispatchEvent(new Event('hashchange')))
  expect(heading()).toBe('Your saved quote is ready')
  expect(location.hash).toBe('')
  press('Open my quote')
  await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual({ token: 'n'.repeat(43) }))
})
