import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { markDraft } from '../../state/browser-marks.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { ResumeOffer } from './ResumeOffer.tsx'

let status: number
let asked: { url: string; body: unknown }[]
beforeEach(() => {
  status = 202
  asked = []
  markDraft('d'.repeat(43))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(init.body)) })
    return status === 202
      ? new Response(null, { status })
      : new Response(JSON.stringify({ code: 'TOO_MANY_REQUESTS', message: '', errors: [] }), { status })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function show() {
  render(
    <MemoryRouter>
      <ResumeOffer />
    </MemoryRouter>,
  )
  press('Carry on')
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('requests a link with the id alone and claims no more than it knows', async () => {
  show()
  press('Email me a link instead')
  const title = await screen.findByText('Check your email')
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(asked).toEqual([{ url: '/api/v1/Draft/RequestDraftLink', body: { draftId: 'd'.repeat(43) } }])
  expect(document.body.textContent).toContain(
    "If we have an email address for this quote, we've sent a link to it. It works once and expires in 30 minutes.",
  )
})

it('leads back to the check', async () => {
  show()
  press('Email me a link instead')
  await screen.findByText('Check your email')
  press('Use my date of birth instead')
  expect(screen.getByText('Carry on with your saved quote?')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
})

it('stays with the check, and shows why, when no link can be sent', async () => {
  status = 429
  show()
  press('Email me a link instead')
  expect(await screen.findByText("We can't send another link just now")).toBeDefined()
  expect(screen.getByText('Carry on with your saved quote?')).toBeDefined()
})
