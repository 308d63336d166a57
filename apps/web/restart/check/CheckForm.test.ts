import { expect, it, vi } from 'vitest'
import { aRestart } from '../testing/restart-quote.ts'
import { checked } from './CheckForm.tsx'

vi.mock('@milepost/domain/journeys/journey-definition', () => Promise.reject(new Error('offline')))

it('reports a lost connection when the questions do not arrive with the quote, so that the check can be retried [RST-04]', async () => {
  expect(await checked({ kind: 'restored', quote: aRestart() })).toEqual({ kind: 'unreachable' })
})
