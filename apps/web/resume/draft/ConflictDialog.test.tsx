import { noAnswers } from '@milepost/domain/questions/answers'
import { localDate } from '@milepost/domain/values/local-date'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useQuote } from '../../state/quote-state.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { useSaving } from './save-draft.ts'

const address = { line1: '1', line2: '', line3: '', line4: '', city: 'Leeds', county: '', country: '' }
const here = {
  ...noAnswers,
  proposerDetails: { dateOfBirth: localDate('1985-04-12'), address: { ...address, postcode: 'LS1 1AA' } },
}
const there = { ...here, proposerDetails: { ...here.proposerDetails, firstName: 'Other' } }
const shared = 'd'.repeat(43)

let others: (() => Response) | undefined
let saves: { draftId: string; revision: number }[]
beforeEach(() => {
  others = undefined
  saves = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('ResumeDraft')) return others?.() ?? new Response('', { status: 500 })
    saves.push(JSON.parse(String(init.body)))
    return new Response(JSON.stringify({ revision: 1 }))
  })
  useQuote.setState({
    answers: here,
    completedSteps: { vehicleDetails: true, aboutYou: true },
    draft: { id: shared, revision: 2, unconfirmed: ['late'] },
  })
  useSaving.setState({ isConflict: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <MemoryRouter>
      <ConflictDialog />
    </MemoryRouter>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('saves the answers on the screen as a new quote', async () => {
  show()
  expect(screen.getByRole('dialog', { name: 'This quote was changed in another tab' })).toBeDefined()
  press('Keep these answers as a new quote')
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  expect(saves[0]).toMatchObject({ revision: 0, unconfirmed: [], answers: here })
  expect(saves[0]?.draftId).not.toBe(shared)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does the same on Esc, and once only', async () => {
  show()
  const dialog = screen.getByRole('dialog')
  act(() => void fireEvent(dialog, new Event('close')))
  act(() => void fireEvent(dialog, new Event('close')))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saves).toHaveLength(1)
})

it("fetches the other tab's answers and continues to save to the same quote", async () => {
  others = () =>
    new Response(
      JSON.stringify({
        answers: there,
        completedSteps: ['vehicleDetails'],
        besides: { typed: {} },
        shape: 1,
        revision: 5,
      }),
    )
  show()
  press("Use the other tab's answers")
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), 10_000)
  expect(useQuote.getState()).toMatchObject({
    answers: there,
    draft: { id: shared, revision: 5, unconfirmed: [] },
  })
  expect(saves).toEqual([])
})

it('shows an error when they cannot be fetched, and leaves both choices', async () => {
  show()
  press("Use the other tab's answers")
  expect(await screen.findByText("We couldn't fetch the other tab's answers")).toBeDefined()
  expect(useQuote.getState().answers).toEqual(here)
  press('Keep these answers as a new quote')
  await vi.waitFor(() => expect(saves).toHaveLength(1))
})

it('lets Esc take precedence over answers that are still loading', async () => {
  let arrive: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('ResumeDraft')) return new Promise((resolve) => (arrive = resolve))
    saves.push(JSON.parse(String(init.body)))
    return new Response(JSON.stringify({ revision: 1 }))
  })
  show()
  press("Use the other tab's answers")
  act(() => void fireEvent(screen.getByRole('dialog'), new Event('close')))
  arrive(
    new Response(
      JSON.stringify({ answers: there, completedSteps: [], besides: { typed: {} }, shape: 1, revision: 5 }),
    ),
  )
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  await new Promise((done) => setTimeout(done, 50))
  expect(useQuote.getState().answers).toEqual(here)
})
