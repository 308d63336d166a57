import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../paths.ts'
import type { ErrorReport } from './error-report.ts'

const reports: ErrorReport[] = []
const beacon = vi.fn<(address: string, body: string) => boolean>(() => true)

/** Its own URL: the window may still be navigating after another test. */
const openAt = (path: string) => vi.stubGlobal('location', new URL(path, 'http://localhost:3000'))

beforeEach(() => {
  // Reports are remembered per page, so each test starts a new one.
  vi.resetModules()
  reports.length = 0
  beacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  window.milepostErrors = { report: (report) => reports.push(report) }
  document.documentElement.dataset['journey'] = 'acorn_pc'
  openAt(paths.results)
})
afterEach(() => {
  delete window.milepostErrors
  Reflect.deleteProperty(navigator, 'sendBeacon')
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

const report = async (kind: ErrorReport['kind'], error: unknown) =>
  (await import('./error-report.ts')).reportError(kind, error)

describe('an error report', () => {
  it('contains the kind of error, the page and the place in the code, and nothing that was typed [ERR-34] [T6]', async () => {
    openAt(`${paths.results}?quote=SECRET&surname=Okafor`)
    const error = new TypeError('Cannot price Okafor of SW1A 1AA')
    error.stack = `TypeError: Cannot price Okafor\n at price (https://x.example/assets/quote-a1.js:3:14?surname=Okafor)`
    await report('error', error)
    expect(reports).toEqual([
      {
        kind: 'error',
        name: 'TypeError',
        code: '',
        route: '/results',
        stack: expect.stringMatching(/^[0-9a-z]+$/),
        journey: 'acorn_pc',
      },
    ])
    expect(JSON.stringify(reports)).not.toMatch(/Okafor|SECRET|SW1A|x\.example/)
  })

  it('recognises the same place in the code, regardless of the message', async () => {
    const at = (message: string, place: string) =>
      Object.assign(new Error(message), { stack: `Error: ${message}\n at f (app-1.js:${place})` })
    await report('error', at('one', '3:1'))
    await report('rejection', at('two', '3:1'))
    await report('error', at('three', '4:1'))
    const [first, second, third] = reports
    expect(second?.stack).toBe(first?.stack)
    expect(third?.stack).not.toBe(first?.stack)
  })

  it.each([
    ['a name that is a sentence', { name: 'Jane Okafor, 12 High Street' }, { name: 'Error' }],
    ['an invalid code', { code: 'jane@example.com' }, { code: '' }],
    ['something that is not an error', 'jane@example.com', { name: 'Error', stack: '' }],
  ])('drops %s [T6]', async (_what, error, reportedText) => {
    await report('error', error)
    expect(reports).toMatchObject([reportedText])
    expect(JSON.stringify(reports)).not.toMatch(/jane|okafor/i)
  })

  it('recognises our own pages for every spelling of their URL', async () => {
    openAt('/Results/')
    await report('error', new Error('x'))
    expect(reports).toMatchObject([{ route: paths.results }])
  })

  it('does not contain a URL that the visitor typed', async () => {
    openAt('/jane-okafor')
    await report('error', new Error('x'))
    expect(reports).toMatchObject([{ route: 'other' }])
  })

  it('is sent once for each error, and a limited number of times for a page that keeps failing', async () => {
    await report('error', { name: 'restart-viewed', code: 'QUOTE_NOT_FOUND' })
    await report('error', { name: 'restart-viewed', code: 'QUOTE_NOT_FOUND' })
    expect(reports).toMatchObject([{ kind: 'error', name: 'restart-viewed', code: 'QUOTE_NOT_FOUND' }])
    for (let each = 0; each < 50; each += 1) await report('error', { name: `failure-${each}` })
    expect(reports).toHaveLength(20)
  })

  it('leaves the browser only if a URL is set [D-018]', async () => {
    await report('error', new Error('x'))
    expect(beacon).not.toHaveBeenCalled()
    document.head.innerHTML = '<meta name="error-report-url" content="https://errors.example/in">'
    await report('rejection', new Error('x'))
    const [address, body] = beacon.mock.calls[0] ?? []
    expect(address).toBe('https://errors.example/in')
    expect(JSON.parse(body ?? '')).toMatchObject({ kind: 'rejection', name: 'Error' })
  })
})

describe('an error-reporting tool', () => {
  it('receives the rates: every error, a tenth of the visits, every visit with an error, masked [CON-42] [D-206]', async () => {
    const start = vi.fn()
    window.milepostErrors = { start, report: () => {} }
    const { watchErrors } = await import('./watch-errors.ts')
    watchErrors()
    expect(start).toHaveBeenCalledWith({
      traceSampleRate: 1,
      replaySessionSampleRate: 0.1,
      replayOnErrorSampleRate: 1,
      maskAllText: true,
      maskAllInputs: true,
    })
  })

  it('receives uncaught errors [ERR-34]', async () => {
    const { watchErrors } = await import('./watch-errors.ts')
    watchErrors()
    window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('x') }))
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new SyntaxError('x') }))
    await vi.waitFor(() => expect(reports.map(({ kind }) => kind)).toEqual(['error', 'rejection']))
    expect(reports.map(({ name }) => name)).toEqual(['RangeError', 'SyntaxError'])
  })
})
