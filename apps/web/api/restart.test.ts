import { afterEach, expect, it, vi } from 'vitest'
import { reportSilentFailure } from './restart.ts'

afterEach(() => vi.unstubAllGlobals())

it('reports to the error listener only which call failed and its code [RST-10] [ERR-34]', () => {
  const raised = vi.fn()
  vi.stubGlobal('reportError', raised)
  reportSilentFailure('SetRestartedQuoteViewed', 'QUOTE_NOT_FOUND')
  expect(raised).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'SetRestartedQuoteViewed', code: 'QUOTE_NOT_FOUND' }),
  )
})
