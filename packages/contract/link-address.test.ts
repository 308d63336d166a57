import { describe, expect, it } from 'vitest'
import { linkParameters, referenceIn, tokenIn } from './link-address.ts'

const TOKEN = 'T0ken-_'.padEnd(43, 'x')

describe('the token of a link', () => {
  it.each(['', '.', '>', '%3E', ')', ',', ';', '."', '…', '_', '*', ' ', '%20Thank', '.%0A'])(
    'is read if followed by %j',
    (junk) => {
      expect(tokenIn(TOKEN + junk)).toBe(TOKEN)
    },
  )

  it.each(['<', '(', '"'])('is read if preceded by %s', (junk) => {
    expect(tokenIn(junk + TOKEN)).toBe(TOKEN)
  })

  it.each(['', 'x', TOKEN.slice(1), `${TOKEN}x`, `${TOKEN.slice(0, 20)}.${TOKEN.slice(20)}`])(
    'is undefined if part of it is missing or more than punctuation was added: %s',
    (text) => {
      expect(tokenIn(text)).toBeUndefined()
    },
  )
})

it.each(['A-0123456789A', ' A-0123456789A.', '<A-0123456789A>', 'A-0123456789A").'])(
  'reads the reference from %s',
  (text) => {
    expect(referenceIn(text)).toBe('A-0123456789A')
  },
)

it.each(['&', '&amp;', '&AMP;'])('reads parameters separated by %s', (between) => {
  expect([...linkParameters(`?Token=t${between}QuoteRef=A-1${between}c=d`)]).toEqual([
    ['Token', 't'],
    ['QuoteRef', 'A-1'],
    ['c', 'd'],
  ])
})
