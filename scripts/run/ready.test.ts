import { describe, expect, it } from 'vitest'
import { deskAddress, journeyAddresses, readyLine, readyList } from './ready.mjs'

const journeys = ['acorn_pc', 'flag_taxi']

describe('the ready line', () => {
  it('is one line with the address of every journey, of the desk and of the sandbox [DSK-111]', () => {
    const line = readyLine({
      journeys: journeyAddresses(journeys, 3000, {}),
      sandboxPort: 3001,
      deskAddress: deskAddress(3002, {}),
      location: undefined,
    })
    expect(line).toBe(
      'Milepost is ready: acorn_pc http://acorn-pc.localhost:3000/ · flag_taxi http://flag-taxi.localhost:3000/ · staff desk http://desk.localhost:3002/ · sandbox http://localhost:3001/',
    )
  })

  it('names the location of the database files when they are elsewhere', () => {
    const line = readyLine({ journeys: [], sandboxPort: 3001, location: '/var/lib/milepost/1a2b' })
    expect(line).toMatch(/ · database files in \/var\/lib\/milepost\/1a2b$/)
  })

  it('leaves out the sandbox and the desk when there is none', () => {
    const line = readyLine({ journeys: [], sandboxPort: undefined, location: undefined })
    expect(line).not.toMatch(/sandbox|desk/)
    expect(deskAddress(undefined, {})).toBeUndefined()
    expect(deskAddress(3002, { DESK_URL: 'https://desk.acorn.example' })).toBe('https://desk.acorn.example/')
  })
})

describe('the ready list of a terminal', () => {
  it('names every journey, the desk, the sandbox, the API and the log file, one per line', () => {
    const list = readyList({
      journeys: journeyAddresses(journeys, 3000, {}),
      sandboxPort: 3001,
      deskAddress: 'http://desk.localhost:3002/',
      location: undefined,
      logFile: '.cache/logs/milepost.log',
    })
    expect(list).toBe(`
Milepost is ready. Ctrl-C stops it.

  acorn_pc    http://acorn-pc.localhost:3000/
  flag_taxi   http://flag-taxi.localhost:3000/

  staff desk  http://desk.localhost:3002/
  sandbox     http://localhost:3001/
  API         http://acorn-pc.localhost:3000/api/docs
  logs        .cache/logs/milepost.log
`)
  })
})

describe('the address of a journey', () => {
  it('follows JOURNEY_HOSTS', () => {
    const found = journeyAddresses(journeys, 80, {
      JOURNEY_HOSTS: 'quotes.example=acorn_pc, taxi.example = flag_taxi,',
    })
    expect(found).toEqual([
      { journey: 'acorn_pc', address: 'http://quotes.example:80/' },
      { journey: 'flag_taxi', address: 'http://taxi.example:80/' },
    ])
  })

  it('follows a port in JOURNEY_HOSTS', () => {
    expect(journeyAddresses(journeys, 80, { JOURNEY_HOSTS: 'quotes.example:8443=acorn_pc' })).toEqual([
      { journey: 'acorn_pc', address: 'http://quotes.example:8443/' },
    ])
  })

  it('is any name when the build is pinned to one journey', () => {
    expect(journeyAddresses(journeys, 3000, { VITE_JOURNEY: 'flag_taxi' })).toEqual([
      { journey: 'flag_taxi', address: 'http://localhost:3000/' },
    ])
  })
})
