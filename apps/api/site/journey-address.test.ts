import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { journeyAddress } from './journey-address'
import { siteHosts } from './testing/built-site'

const hosts = {
  pinned: undefined,
  byHost: new Map<string, JourneyId>([
    ['quotes.acorn.example', 'acorn_pc'],
    ['vans.acorn.example', 'acorn_cv'],
  ]),
}
const at = (host: string, protocol = 'https') => ({ protocol, host })

it('is the journey’s own host, whichever of ours a machine called', () => {
  expect(journeyAddress(hosts, 'acorn_cv', at('quotes.acorn.example'))?.href).toBe(
    'https://vans.acorn.example/',
  )
  expect(journeyAddress(hosts, 'acorn_cv', at('api.acorn.example'))?.href).toBe('https://vans.acorn.example/')
  expect(journeyAddress(hosts, 'acorn_cv', at('10.0.0.7:8080', 'http'))?.href).toBe(
    'https://vans.acorn.example/',
  )
})

it('is never a host that only the caller knows', () => {
  expect(journeyAddress(hosts, 'acorn_pc', at('evil.example'))?.host).toBe('quotes.acorn.example')
  expect(journeyAddress(hosts, 'carrot_pc', at('evil.example'))).toBeUndefined()
})

it('is a name under localhost on a laptop, on the port that was called', () => {
  const called = at('localhost:3000', 'http')
  expect(journeyAddress(siteHosts, 'acorn_pc', called)?.href).toBe('http://acorn-pc.localhost:3000/')
  expect(journeyAddress(siteHosts, 'flag_taxi', at('127.0.0.1:3000', 'http'))?.href).toBe(
    'http://flag-taxi.localhost:3000/',
  )
})
