import type { JourneyId } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { readJourneyHosts } from '../config/hosts.ts'
import { settingReader } from '../config/reader.ts'
import { isServedAt, siteLinks } from './site-address.ts'

const hostsOf = (settings: Record<string, string>, port = 3000) =>
  readJourneyHosts(settingReader(settings), port)
const acorn = hostsOf({ JOURNEY_HOSTS: 'quotes.acorn.example=acorn_pc, vans.acorn.example:8443=acorn_cv' })
const linkIn = (settings: Record<string, string>, journey: JourneyId = 'acorn_pc', port = 3000) =>
  siteLinks(hostsOf(settings, port))(journey, 'start')?.href

describe('a link of ours [T12]', () => {
  it('leads to the configured host, over HTTPS and without the port that we listen on', () => {
    expect(siteLinks(acorn)('acorn_pc', 'start')?.href).toBe('https://quotes.acorn.example/')
    expect(siteLinks(acorn)('acorn_cv', 'emailed-link')?.href).toBe('https://vans.acorn.example:8443/results')
    expect(siteLinks(acorn)('acorn_pc', 'stop-emails')?.href).toBe('https://quotes.acorn.example/stop-emails')
    expect(siteLinks(acorn)('acorn_pc', 'stop-emails-at-once')?.href).toBe(
      'https://quotes.acorn.example/api/v1/Mail/StopAtOnce',
    )
  })

  it('leads to the first of several hosts of one journey', () => {
    expect(linkIn({ JOURNEY_HOSTS: 'quotes.example=acorn_pc,old.example=acorn_pc' })).toBe(
      'https://quotes.example/',
    )
  })

  it('leads to a name under localhost on a laptop, on the port that we listen on or that visitors use', () => {
    expect(linkIn({})).toBe('http://acorn-pc.localhost:3000/')
    expect(linkIn({}, 'flag_taxi', 4123)).toBe('http://flag-taxi.localhost:4123/')
    expect(linkIn({ SITE_PORT: '5173' })).toBe('http://acorn-pc.localhost:5173/')
    expect(linkIn({ SITE_PORT: '5173', JOURNEY_HOSTS: 'quotes.example=acorn_pc' })).toBe(
      'https://quotes.example/',
    )
    expect(siteLinks(hostsOf({}))('acorn_taxi', 'subscription')?.href).toBe(
      'http://acorn-taxi.localhost:3000/your-subscription',
    )
  })

  it('leads nowhere when no host of ours serves the journey', () => {
    expect(siteLinks(acorn)('carrot_pc', 'start')).toBeUndefined()
  })

  it('leads to any of our hosts if all serve one journey, and for that journey only [D-002]', () => {
    const pinned = { VITE_JOURNEY: 'acorn_taxi', JOURNEY_HOSTS: 'quotes.example=acorn_pc' }
    expect(linkIn(pinned, 'acorn_taxi')).toBe('https://quotes.example/')
    expect(linkIn(pinned, 'acorn_pc')).toBeUndefined()
    expect(linkIn({ VITE_JOURNEY: 'flag_taxi' }, 'flag_taxi')).toBe('http://flag-taxi.localhost:3000/')
  })
})

describe('a journey is served [T12]', () => {
  it.each(['quotes.acorn.example', 'Quotes.Acorn.example.'])('at %j', (hostname) => {
    expect(isServedAt(acorn, 'acorn_pc', hostname)).toBe(true)
  })

  it.each([
    'evil.example',
    'quotes.acorn.example.evil.example',
    'quotes.acorn.example@evil.example',
    'quotes.acorn.example/../evil',
    'quotes.acorn.example\u0000',
    'vans.acorn.example',
    'localhost',
    '',
  ])('not at %j', (hostname) => {
    expect(isServedAt(acorn, 'acorn_pc', hostname)).toBe(false)
  })

  it('at any of our hosts if all serve one journey, and for that journey only', () => {
    const pinned = { ...acorn, pinned: 'acorn_pc' } as const
    expect(isServedAt(pinned, 'acorn_pc', 'vans.acorn.example')).toBe(true)
    expect(isServedAt(pinned, 'acorn_cv', 'vans.acorn.example')).toBe(false)
    expect(isServedAt(pinned, 'acorn_pc', 'evil.example')).toBe(false)
  })
})
