import { afterEach, describe, expect, it, vi } from 'vitest'
import { lacksIds, missingIds } from './client.ts'

const price = (underwritingOutcomeResponseId: string, ...optionIds: string[]) => ({
  underwritingOutcome: {
    underwritingOutcomeResponseId,
    underwrittenOptions: optionIds.map((optionId) => ({ optionId })),
  },
})

afterEach(() => vi.unstubAllGlobals())

describe('a price without the ids needed to buy it', () => {
  it.each([
    ['both ids', price('outcome', 'option'), false],
    ['no option at all, as of a declined quote', price('outcome'), false],
    ['no outcome id', price('', 'option'), true],
    ['an option without an id', price('outcome', 'option', ''), true],
  ])('is detected with %s: %s [ERR-33]', (_what, results, isMissing) => {
    expect(lacksIds(results)).toBe(isMissing)
  })

  it('raises an internal error [ERR-33] [ERR-34]', () => {
    const raised = vi.fn()
    vi.stubGlobal('reportError', raised)
    expect(missingIds()).toEqual({ kind: 'refused', code: 'INTERNAL_ERROR' })
    expect(raised).toHaveBeenCalledWith(expect.objectContaining({ name: 'MissingIdError' }))
  })
})
