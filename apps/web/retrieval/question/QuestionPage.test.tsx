import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { takeEmailToken } from '../../resume/links/address-tokens.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { QuestionPage } from './QuestionPage.tsx'

const token = 'q'.repeat(43)
const question = {
  quoteReference: 'A-0123456789A',
  question: 'Where is the car kept\nat night?',
  answerBy: '2026-11-24T23:59:59+00:00',
}

type Call = { path: string; body: unknown }
let calls: Call[] = []

/** A server that answers each call by its name. */
function server(answers: Record<string, () => Response>) {
  calls = []
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit) => {
    const path = String(url).split('/').at(-1) ?? ''
    calls.push({ path, body: JSON.parse(String(init.body)) })
    return answers[path]?.() ?? new Response(null, { status: 500 })
  })
}
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const notFound = () =>
  json({ code: 'QUOTE_NOT_FOUND', title: 'Not found', status: 404, message: 'Not found' }, 404)
const known = { ReadReferralQuestion: () => json(question) }

function open(hash = token) {
  history.replaceState(null, '', `/referral#${hash}`)
  takeEmailToken()
  render(
    <MemoryRouter initialEntries={['/referral']}>
      <QuestionPage />
    </MemoryRouter>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('shows only the question and its deadline, and nothing else of the quote [DSK-402]', async () => {
  server(known)
  open()
  expect(await screen.findByText('Where is the car kept')).toBeTruthy()
  expect(screen.getByText(/Please answer by 23:59 on 24 November 2026/)).toBeTruthy()
  expect(location.href).not.toContain(token)
  expect(calls).toEqual([{ path: 'ReadReferralQuestion', body: { token } }])
})

it('sends an answer that is not empty, and shows what happens next [DSK-402]', async () => {
  server({ ...known, AnswerReferralQuestion: () => json({ promisedBy: '2026-11-18T17:00:00+00:00' }) })
  open()
  const field = await screen.findByLabelText('Your answer')
  fireEvent.change(field, { target: { value: 'Garage' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'In a locked garage.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByRole('heading', { name: 'Thank you for your answer' })).toBeTruthy()
  expect(screen.getByText(/by 17:00 on 18 November 2026/)).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ token, answer: 'In a locked garage.' })
})

it('retains what was typed when sending failed [DSK-402]', async () => {
  server(known)
  open()
  const field = await screen.findByLabelText('Your answer')
  fireEvent.change(field, { target: { value: 'In a locked garage.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByText("We couldn't send your answer just now")).toBeTruthy()
  expect(screen.getByDisplayValue('In a locked garage.')).toBeTruthy()
})

it('explains what to do with a link that was used, is too old or is incomplete [DSK-402]', async () => {
  server({ ReadReferralQuestion: notFound })
  open()
  expect(await screen.findByRole('heading', { name: 'Sorry, this link no longer works' })).toBeTruthy()
  cleanup()
  open('short')
  expect(await screen.findByRole('heading', { name: 'Sorry, part of this link is missing' })).toBeTruthy()
})
