import type { Request } from '@milepost/contract/call'
import type { saveDraft } from '@milepost/contract/calls/draft'
import { noAnswers } from '@milepost/domain/questions/answers'
import { plainAddress } from '@milepost/domain/testing/plain-customer'
import { localDate } from '@milepost/domain/values/local-date'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type Save = Request<typeof saveDraft>['body']
type Server = { revision: number; saveId: string; saves: Save[]; keepalive: boolean[] }

const address = plainAddress
const vehicleOnly = { ...noAnswers, vehicleDetails: { isImported: false } }
const known = { ...noAnswers, proposerDetails: { dateOfBirth: localDate('1985-04-12'), address } }
const married = { ...known, proposerDetails: { ...known.proposerDetails, isHomeOwner: true } }

/** What happens to a save: it arrives and is answered, arrives unanswered, or is lost. */
let fate: 'answered' | 'unanswered' | 'lost'
let stored: Server | undefined
let stop: (() => void) | undefined

beforeEach(() => {
  fate = 'answered'
  stored = undefined
  document.documentElement.dataset['journey'] = 'acorn_pc'
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    const sent: Save = JSON.parse(String(init.body))
    const server = stored ?? { revision: 0, saveId: '', saves: [], keepalive: [] }
    const follows =
      server.revision === sent.revision || [...sent.unconfirmed, sent.saveId].includes(server.saveId)
    if (!follows) return answer(409, { code: 'CONFLICT', message: '', errors: [] })
    stored = {
      revision: server.revision + 1,
      saveId: sent.saveId,
      saves: [...server.saves, sent],
      keepalive: [...server.keepalive, init.keepalive === true],
    }
    if (fate === 'unanswered') throw new TypeError('Failed to fetch')
    return answer(200, { revision: stored.revision })
  })
})

afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
  vi.resetModules()
  sessionStorage.clear()
  localStorage.clear()
})

function answer(status: number, body: object) {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

async function tab() {
  const quote = await import('../../state/quote-state.ts')
  const keeping = await import('./save-draft.ts')
  const mark = await import('../../state/browser-marks.ts')
  stop = keeping.startSavingDraft()
  return { ...quote, ...keeping, ...mark }
}

const settled = () => new Promise((done) => setTimeout(done, 5))

it('sends nothing that could not be opened again, and then saves after every completed step', async () => {
  const { completeStep, markedDraft, useQuote } = await tab()
  completeStep('vehicleDetails', vehicleOnly)
  await settled()
  expect(stored).toBeUndefined()
  expect(markedDraft()).toBeUndefined()

  completeStep('aboutYou', known)
  await settled()
  expect(stored?.saves).toMatchObject([
    { revision: 0, answers: known, completedSteps: ['vehicleDetails', 'aboutYou'], besides: { typed: {} } },
  ])
  completeStep('driverDetails', known)
  await settled()
  expect(stored?.saves.map(({ revision }) => revision)).toEqual([0, 1])
  const id = stored?.saves[0]?.draftId
  expect(id).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(stored?.saves[1]?.draftId).toBe(id)
  expect(useQuote.getState().draft).toEqual({ id, revision: 2, unconfirmed: [] })
})

it('stores nothing permanently in the browser but the opaque id [NAV-29]', async () => {
  const { completeStep, markedDraft } = await tab()
  completeStep('aboutYou', known)
  await settled()
  expect(Object.values({ ...localStorage })).toEqual([markedDraft()])
  expect(markedDraft()).toBe(stored?.saves[0]?.draftId)
})

it('saves what is left, including half-filled fields, when the page is hidden, and only once', async () => {
  const { completeStep, saveTyped: keepTyped } = await tab()
  completeStep('aboutYou', known)
  await settled()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(stored?.saves).toHaveLength(1)

  keepTyped('proposerDetails.licenceNumber', 'SUTTO')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('pagehide'))
  await settled()
  hidden.mockRestore()
  expect(stored?.saves).toHaveLength(2)
  expect(stored?.saves[1]).toMatchObject({
    besides: { typed: { 'proposerDetails.licenceNumber': 'SUTTO' } },
  })
  expect(stored?.keepalive).toEqual([false, true])
})

it.each(['lost', 'unanswered'] as const)(
  'shows no error for a save that is %s, and saves at the next step',
  async (what) => {
    const { completeStep, useSaving } = await tab()
    fate = what
    completeStep('aboutYou', known)
    await settled()
    completeStep('driverDetails', known)
    await settled()
    fate = 'answered'
    completeStep('driverDetailsTwo', married)
    await settled()
    expect(useSaving.getState().isConflict).toBe(false)
    expect(stored?.saves.at(-1)).toMatchObject({ answers: married })
  },
)

it('recognises its own unanswered save after a reload', async () => {
  const first = await tab()
  fate = 'unanswered'
  first.completeStep('aboutYou', known)
  await settled()
  stop?.()
  vi.resetModules()
  fate = 'answered'
  const reloaded = await tab()
  reloaded.completeStep('driverDetails', married)
  await settled()
  expect(reloaded.useSaving.getState().isConflict).toBe(false)
  expect(stored).toMatchObject({ revision: 2 })
})

it('saves the newest state last when steps follow quickly', async () => {
  const { completeStep, useQuote } = await tab()
  completeStep('aboutYou', known)
  completeStep('driverDetails', known)
  completeStep('driverDetailsTwo', married)
  await settled()
  expect(stored?.saves.at(-1)).toMatchObject({
    answers: married,
    completedSteps: ['aboutYou', 'driverDetails', 'driverDetailsTwo'],
  })
  expect(useQuote.getState().draft).toMatchObject({ revision: stored?.revision, unconfirmed: [] })
})

it('stops at a draft that another tab has changed, until it starts one of its own', async () => {
  const { completeStep, markedDraft, saveAsNew, useSaving } = await tab()
  completeStep('aboutYou', known)
  await settled()
  const shared = stored?.saves[0]?.draftId
  stored = stored && { ...stored, revision: 2, saveId: 'of another tab' }

  completeStep('driverDetails', married)
  await settled()
  expect(useSaving.getState().isConflict).toBe(true)
  completeStep('driverDetailsTwo', married)
  await settled()
  expect(stored?.saves).toHaveLength(1)

  stored = undefined
  await saveAsNew()
  expect(useSaving.getState().isConflict).toBe(false)
  expect(stored).toMatchObject({ saves: [{ revision: 0, unconfirmed: [], answers: married }] })
  expect(markedDraft()).not.toBe(shared)
})

it('still offers the saved quote after a reset, and no longer once the quote is abandoned [NAV-31]', async () => {
  const { abandonQuote, completeStep, markedDraft, resetQuote, useQuote } = await tab()
  completeStep('aboutYou', known)
  await settled()
  resetQuote()
  await settled()
  expect(useQuote.getState()).toMatchObject({ answers: noAnswers, completedSteps: {} })
  expect(useQuote.getState().draft).toBeUndefined()
  expect(markedDraft()).toBeDefined()
  expect(stored?.saves).toHaveLength(1)

  // Left on the first step, with nothing answered here: the saved quote does not belong to this tab.
  abandonQuote()
  expect(markedDraft()).toBeDefined()
  stored = undefined
  completeStep('aboutYou', known)
  await settled()
  abandonQuote()
  expect(markedDraft()).toBeUndefined()
})

it('continues to save after a save that failed', async () => {
  const { completeStep, saveNow, useQuote } = await tab()
  useQuote.setState({ answers: known })
  vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
    throw new Error('No randomness')
  })
  await expect(saveNow()).rejects.toThrow('No randomness')
  expect(stored).toBeUndefined()
  completeStep('aboutYou', known)
  await settled()
  expect(stored?.saves).toMatchObject([{ answers: known }])
})
