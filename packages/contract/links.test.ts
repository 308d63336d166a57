import { describe, expect, it } from 'vitest'
import { linkParameters, links, referenceIn, tokenIn } from './links'
import { pages } from './pages'

const TOKEN = 'T0ken-_'.padEnd(43, 'x')

describe('the token of a link', () => {
  it.each(['', '.', '>', '%3E', ')', ',', ';', '."', '…', '_', '*', ' ', '%20Thank', '.%0A'])(
    'is read although %j follows it',
    (junk) => {
      expect(tokenIn(TOKEN + junk)).toBe(TOKEN)
    },
  )

  it.each(['<', '(', '"', '%3C'])('is read although %s stands before it', (junk) => {
    expect(tokenIn(junk + TOKEN)).toBe(TOKEN)
  })

  it.each(['', 'x', TOKEN.slice(1), `${TOKEN}x`, `${TOKEN.slice(0, 20)}.${TOKEN.slice(20)}`, '%E0%A4%A'])(
    'is none where part of it is missing or more than a mark was added: %s',
    (text) => {
      expect(tokenIn(text)).toBeUndefined()
    },
  )
})

it.each(['A-0123456789A', ' A-0123456789A.', '<A-0123456789A>', 'A-0123456789A").'])(
  'reads the reference of %s',
  (text) => {
    expect(referenceIn(text)).toBe('A-0123456789A')
  },
)

it.each(['&', '&amp;', '&AMP;', '&#38;'])('reads parameters with %s between them', (between) => {
  const { search, hash } = new URL(`https://a.example/x?Token=t${between}QuoteRef=A-1${between}c=d`)
  expect([...linkParameters({ search, hash })]).toEqual([
    ['Token', 't'],
    ['QuoteRef', 'A-1'],
    ['c', 'd'],
  ])
})

it('leaves a fragment that is one alone', () => {
  expect([...linkParameters({ search: '?a=b', hash: '#part' })]).toEqual([['a', 'b']])
})

it('leads every kind to pages of the site', () => {
  const known: readonly string[] = Object.values(pages)
  for (const { pages: places } of Object.values(links))
    for (const page of places) expect(known).toContain(page)
})
