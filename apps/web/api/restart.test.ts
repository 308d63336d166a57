import { afterEach, expect, it, vi } from 'vitest'
import { reportSilentFailure } from './restart'

afterEach(() => vi.unstubAllGlobals())

it('tells whoever listens for errors which call failed and how, and nothing else [RST-10] [ERR-34]', () => {
  const raised = vi.fn()
  vi.stubGlobal('reportError', raised)
  reportSilentFailure('SetRestartedQuoteViewed', 'QUOTE_NOT_FOUND')
  expect(raised).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'SetRestartedQuoteViewed', code: 'QUOTE_NOT_FOUND' }),
  )
})
