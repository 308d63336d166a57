import { expect, it } from 'vitest'
import { siteAddress } from './site-address'
import { siteHosts } from './testing/built-site'

const hosts = {
  pinned: undefined,
  byHost: new Map([
    ['quotes.acorn.example', 'acorn_pc'],
    ['vans.acorn.example', 'acorn_cv'],
  ] as const),
}
const at = (host: string, protocol = 'https') => siteAddress(hosts, 'acorn_pc', { protocol, host })?.href

it('is the host that was asked on', () => {
  expect(at('quotes.acorn.example')).toBe('https://quotes.acorn.example/')
  expect(at('Quotes.Acorn.example.:8443')).toBe('https://quotes.acorn.example:8443/')
})

it('is on a secure line, but for a laptop', () => {
  expect(at('quotes.acorn.example', 'http')).toBe('https://quotes.acorn.example/')
  const laptop = { protocol: 'http', host: 'acorn-pc.localhost:3000' }
  expect(siteAddress(siteHosts, 'acorn_pc', laptop)?.href).toBe('http://acorn-pc.localhost:3000/')
})

it.each([
  'evil.example',
  'quotes.acorn.example.evil.example',
  'quotes.acorn.example@evil.example',
  'quotes.acorn.example:80@evil.example',
  'quotes.acorn.example/../evil',
  'quotes.acorn.example:99999999',
  'quotes.acorn.example\u0000',
  'vans.acorn.example',
  'localhost',
  '',
])('is nowhere when asked on %j', (host) => {
  expect(at(host)).toBeUndefined()
})

it('is any host of ours where every host serves one journey, and that journey only', () => {
  const pinned = { ...hosts, pinned: 'acorn_pc' } as const
  const asked = { protocol: 'https', host: 'vans.acorn.example' }
  expect(siteAddress(pinned, 'acorn_pc', asked)?.href).toBe('https://vans.acorn.example/')
  expect(siteAddress(pinned, 'acorn_cv', asked)).toBeUndefined()
  expect(siteAddress(pinned, 'acorn_pc', { ...asked, host: 'evil.example' })).toBeUndefined()
})
