import { expect, it } from 'vitest'
import { aRestored } from '../resume/testing/restored'
import { restoreResultFrom } from './retrieve-quote'

it('takes back a quote of its own product', () => {
  const quote = aRestored()
  expect(restoreResultFrom({ kind: 'answered', status: 200, body: quote })).toEqual({
    kind: 'restored',
    quote,
  })
})

it('finds no quote in one of another product, which its pages have no questions for [D-004]', () => {
  const body = aRestored({ product: 'CV' })
  expect(restoreResultFrom({ kind: 'answered', status: 200, body })).toEqual({ kind: 'not-found' })
})
