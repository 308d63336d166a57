import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { aRestored, reference } from '../../resume/testing/restored.ts'
import { useLocation } from '../../router.tsx'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { resetQuote } from '../../state/quote-state.ts'
import { MemoryRouter, Route, Routes } from '../../testing/memory-router.tsx'
import { RetrievalPage } from '../RetrievalPage.tsx'

type Replies = Record<string, () => Response | Promise<Response>>

/** The replies to each call, and what was asked. */
export const server: { replies: Replies; asked: { call: string; body: unknown }[] } = {
  replies: {},
  asked: [],
}

export const problem = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: '', errors: [] }), { status })
export const nothing = () => new Response(null, { status: 204 })
export const unreachable = () => Promise.reject(new TypeError('no connection'))

/** A fake server that returns every quote, unless a test overrides it. */
export function aServerEachTime(): void {
  // Loaded once, so that no test waits for it.
  beforeAll(loadJourneyDefinition)
  beforeEach(() => {
    server.asked = []
    server.replies = { QuoteDpaCheckByBody: () => new Response(JSON.stringify(aRestored())) }
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const call = url.split('/').at(-1) ?? ''
      server.asked.push({ call, body: JSON.parse(String(init.body)) })
      return server.replies[call]?.() ?? unreachable()
    })
  })
  afterEach(() => {
    cleanup()
    resetQuote()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
  })
}

function Where() {
  const { pathname, search, state } = useLocation()
  return <p data-testid="where">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}
export async function open(at = '/quote-retrieval') {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route
            path="/quote-retrieval"
            element={
              <>
                <RetrievalPage />
                <Where />
              </>
            }
          />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>,
    ),
  )
}
export const where = () => screen.getByTestId('where').textContent
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const fill = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })
export const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

export function fillAll() {
  fill('Quote reference', ` ${reference} `)
  fill('Surname', 'Morgan')
  fill('Postcode', 'ls1-1aa')
  fill('Day', '27')
  fill('Month', 'mar')
  fill('Year', '1987')
  fill('Vehicle registration', 'aa19 aaa')
}
