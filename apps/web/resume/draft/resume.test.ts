import { noAnswers } from '@milepost/domain/questions/answers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const saved = {
  answers: { ...noAnswers, vehicleDetails: { value: 5000 } },
  completedSteps: ['vehicleDetails', 'vehicleDetailsTwo', 'aboutYou'],
  besides: {
    typed: { 'proposerDetails.licenceNumber': 'SUTTO' },
    marketingPreferences: { smsOptIn: false, emailOptIn: false, phoneOptIn: true },
  },
  shape: 1,
  revision: 4,
}
const known = {
  ...noAnswers,
  proposerDetails: { dateOfBirth: '1985-04-12', address: { postcode: 'LS1 1AA' } },
}
const owner = { dateOfBirth: '1985-04-12', postcode: 'LS1 1AA' }

let reply: () => Response
const asked: { url: string; body: unknown }[] = []

beforeEach(() => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(String(init.body)) })
    return reply()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  sessionStorage.clear()
  localStorage.clear()
})

const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status })
const problem = (status: number, code: string) => json(status, { code, message: '', errors: [] })

async function tab() {
  return {
    ...(await import('../../state/quote-state.ts')),
    ...(await import('./resume.ts')),
    ...(await import('../../state/browser-marks.ts')),
  }
}

it('fills an empty tab with everything that was saved', async () => {
  const { markedDraft, resume, useQuote } = await tab()
  reply = json(200, saved)
  expect(await resume('d'.repeat(43), owner)).toBe('restored')
  expect(asked).toEqual([{ url: '/api/v1/Draft/ResumeDraft', body: { draftId: 'd'.repeat(43), ...owner } }])
  expect(useQuote.getState()).toEqual({
    answers: saved.answers,
    completedSteps: { vehicleDetails: true, vehicleDetailsTwo: true, aboutYou: true },
    activeStep: 1,
    ...saved.besides,
    draft: { id: 'd'.repeat(43), revision: 4, unconfirmed: [] },
  })
  expect(markedDraft()).toBe('d'.repeat(43))
})

it('does not save again what was just restored', async () => {
  const { resume } = await tab()
  const stop = (await import('./save-draft.ts')).startSavingDraft()
  reply = json(200, { ...saved, answers: known })
  expect(await resume('d'.repeat(43), owner)).toBe('restored')
  window.dispatchEvent(new Event('pagehide'))
  stop()
  expect(asked.map(({ url }) => url)).toEqual(['/api/v1/Draft/ResumeDraft'])
})

it('replaces everything in the tab', async () => {
  const { resume, useQuote, saveTyped: keepTyped, completeStep } = await tab()
  completeStep('vehicleCover', noAnswers)
  keepTyped('coverDetails.voluntaryExcess', '500')
  useQuote.setState({ aggregator: { sourceOfBusiness: 'x', quoteRef: 'y', licenceNumberRequired: true } })
  reply = json(200, { ...saved, besides: { typed: {} } })
  await resume('d'.repeat(43), owner)
  const { completedSteps, typed, aggregator } = useQuote.getState()
  expect([completedSteps.vehicleCover, typed, aggregator]).toEqual([undefined, {}, undefined])
})

describe('with an emailed link', () => {
  const token = 't'.repeat(43)

  it('fills the tab, and marks the quote in the browser from then on', async () => {
    const { markedDraft, resumeByLink, useQuote } = await tab()
    reply = json(200, { ...saved, draftId: 'd'.repeat(43) })
    expect(await resumeByLink(token)).toBe('restored')
    expect(asked).toEqual([{ url: '/api/v1/Draft/OpenDraftLink', body: { token } }])
    expect(useQuote.getState()).toMatchObject({
      answers: saved.answers,
      draft: { id: 'd'.repeat(43), revision: 4, unconfirmed: [] },
    })
    expect(markedDraft()).toBe('d'.repeat(43))
  })

  it.each([
    ['the link is used, old or unknown', () => problem(404, 'QUOTE_NOT_FOUND'), 'not-found'],
    [
      'there were too many tries, because the link may be valid',
      () => problem(429, 'TOO_MANY_REQUESTS'),
      'failed',
    ],
    ['the server fails', () => problem(500, 'INTERNAL_ERROR'), 'failed'],
  ])('leaves the tab unchanged when %s', async (_what, answer, outcome) => {
    const { markedDraft, resumeByLink, useQuote } = await tab()
    const before = useQuote.getState()
    reply = answer()
    expect(await resumeByLink(token)).toBe(outcome)
    expect(useQuote.getState()).toBe(before)
    expect(markedDraft()).toBeUndefined()
  })

  it('does not use up the link when the questions cannot be fetched', async () => {
    vi.doMock('@milepost/domain/journeys/journey-definition', () => Promise.reject(new Error('offline')))
    const { resumeByLink } = await import('./resume.ts')
    expect(await resumeByLink(token)).toBe('failed')
    expect(asked).toEqual([])
    vi.doUnmock('@milepost/domain/journeys/journey-definition')
  })
})

describe('leaves the tab unchanged', () => {
  it.each([
    ['the server finds nothing', () => problem(404, 'QUOTE_NOT_FOUND'), 'not-found'],
    ['there were too many tries', () => problem(429, 'TOO_MANY_REQUESTS'), 'not-found'],
    ['the answers have an older shape', () => json(200, { ...saved, shape: 9 }), 'not-found'],
    ['the server fails', () => problem(500, 'INTERNAL_ERROR'), 'failed'],
  ])('when %s', async (_what, answer, outcome) => {
    const { resume, useQuote } = await tab()
    const before = useQuote.getState()
    reply = answer()
    expect(await resume('d'.repeat(43), owner)).toBe(outcome)
    expect(useQuote.getState()).toBe(before)
  })
})
