import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths, stepPath } from '../paths.ts'
import type { Visitor } from '../tracking/tracking.ts'

type Sent = { visit: string; channel: string; site?: string; events: Record<string, unknown>[] }
const sent: Sent[] = []
let visitor: Visitor = { channel: 'Direct' }

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  localStorage.clear()
  sent.length = 0
  visitor = { channel: 'Direct' }
  document.documentElement.dataset['journey'] = 'acorn_pc'
  document.body.innerHTML = '<input name="vehicleDetails-value">'
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    expect(init.keepalive).toBe(true)
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  delete window.milepostConsent
})

async function open() {
  const tracking = await import('../tracking/tracking.ts')
  const page = (path: string) => tracking.trackPageView(path, visitor)
  page(stepPath('vehicleDetails'))
  const { watchVisit } = await import('./watch-visit.ts')
  watchVisit(() => visitor)
  return { ...tracking, page, leave: () => window.dispatchEvent(new Event('pagehide')) }
}
const events = () => sent.flatMap((each) => each.events)

describe('a visit', () => {
  it('reports steps, times, mistakes and what was left, in one batch when the page is left [DSK-901]', async () => {
    const { page, noteVisit, leave } = await open()
    const field = document.querySelector('input')
    field?.dispatchEvent(new Event('focusin', { bubbles: true }))
    if (field) field.value = 'Jane Okafor'
    field?.dispatchEvent(new Event('change', { bubbles: true }))
    field?.dispatchEvent(new Event('change', { bubbles: true }))
    noteVisit({ kind: 'error', field: 'vehicleDetails-value', code: 'valueRequired' })
    vi.advanceTimersByTime(4_000)
    page(stepPath('aboutYou'))
    leave()
    expect(events()).toEqual([
      { kind: 'step-shown', step: 'vehicleDetails' },
      { kind: 'question-answered', step: 'vehicleDetails', question: 'vehicleDetails-value' },
      {
        kind: 'error-shown',
        step: 'vehicleDetails',
        question: 'vehicleDetails-value',
        code: 'valueRequired',
      },
      { kind: 'step-done', step: 'vehicleDetails', seconds: 4 },
      { kind: 'step-shown', step: 'aboutYou' },
    ])
    expect(JSON.stringify(sent)).not.toContain('Okafor')
    expect(sent).toMatchObject([{ channel: 'direct' }])
  })

  it('reports the question that had the focus when it was left [DSK-901]', async () => {
    const { leave } = await open()
    document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true }))
    leave()
    expect(events().at(-1)).toEqual({
      kind: 'question-left',
      step: 'vehicleDetails',
      question: 'vehicleDetails-value',
    })
  })

  it('lasts for half an hour, and another entry to the site begins a new one [DSK-901]', async () => {
    const { page, leave } = await open()
    leave()
    page(paths.results)
    vi.advanceTimersByTime(29 * 60_000)
    leave()
    vi.advanceTimersByTime(31 * 60_000)
    page(paths.makePayment)
    leave()
    visitor = { channel: 'Aggregator', source: 'Quotelark' }
    page(paths.thankYou)
    leave()
    const [first, second, third, fourth] = sent
    expect(second?.visit).toBe(first?.visit)
    expect(third?.visit).not.toBe(first?.visit)
    expect(fourth).toMatchObject({ channel: 'aggregator', site: 'quotelark' })
    expect(fourth?.visit).not.toBe(third?.visit)
  })

  it('does not count a step as completed by going back or to an error [DSK-901]', async () => {
    const { page, leave } = await open()
    page(paths.error)
    page(stepPath('vehicleDetails'))
    leave()
    expect(events().map(({ kind }) => kind)).toEqual(['step-shown', 'step-shown', 'step-shown'])
  })

  it.each([
    [
      'a consent tool refuses',
      () => {
        window.milepostConsent = (purpose) => purpose !== 'visit-events'
      },
    ],
    [
      'the browser asks not to be tracked',
      () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    ],
  ])('reports and stores nothing when %s [DSK-901]', async (_who, refuse) => {
    refuse()
    const { leave } = await open()
    leave()
    expect(sent).toEqual([])
    expect(localStorage.length).toBe(0)
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true })
  })
})
