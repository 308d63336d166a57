import { journeyIds } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { journeys, journeyUrl } from './journeys.ts'

const site = new URL('http://localhost:3000')

it('lists every journey, each with a unique host name', () => {
  expect(new Set(journeys.map((journey) => journey.host)).size).toBe(journeyIds.length)
})

it('gives the URL of a journey by its host name', () => {
  expect(journeyUrl(site, 'acorn-pc')).toBe('http://acorn-pc.localhost:3000/')
})

it('gives a URL that opens the first screen with a registration', () => {
  expect(journeyUrl(site, 'flag-taxi', 'TX18CAB')).toBe(
    'http://flag-taxi.localhost:3000/quote/vehicle-details?registration=TX18CAB',
  )
})
