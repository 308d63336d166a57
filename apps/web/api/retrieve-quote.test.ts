import { expect, it } from 'vitest'
import { aRestored } from '../resume/testing/restored.ts'
import { restoreResultFrom } from './retrieve-quote.ts'

it('restores a quote of its own product', () => {
  const quote = aRestored()
  expect(restoreResultFrom({ kind: 'answered', status: 200, body: quote })).toEqual({
    kind: 'restored',
    quote,
  })
})

it('treats a quote of another product as not found, because its pages have no questions for it [D-004]', () => {
  const body = aRestored({ product: 'CV' })
  expect(restoreResultFrom({ kind: 'answered', status: 200, body })).toEqual({ kind: 'not-found' })
})
