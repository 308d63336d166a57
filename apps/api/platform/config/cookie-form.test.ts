import { expect, it } from 'vitest'
import { sessionIds } from '../session/session.ts'
import { readConfig } from './config.ts'
import { cookieFormOf, secureCookies } from './cookie-form.ts'

const onLaptop = { isProduction: false }
const plain = { prefix: '', protection: 'HttpOnly' }

it('leaves Secure out where every address is http under localhost, as Safari needs [T15]', () => {
  expect(cookieFormOf(['http://acorn-pc.localhost:3000', 'http://localhost:3000'], onLaptop)).toEqual(plain)
  expect(cookieFormOf(['http://desk.localhost:3002'], onLaptop)).toEqual(plain)
})

it.each([
  [[]],
  [['https://quotes.acorn.example']],
  [['http://acorn-pc.localhost:3000', 'https://quotes.acorn.example']],
  [['https://acorn-pc.localhost']],
  [['http://localhost.evil.example']],
  [['http://notlocalhost']],
])('protects the cookies of %j [T15]', (origins) => {
  expect(cookieFormOf(origins, onLaptop)).toEqual(secureCookies)
})

it('protects them in production whatever the addresses are, and a production under localhost does not start [T15]', () => {
  expect(cookieFormOf(['http://localhost:3000'], { isProduction: true })).toEqual(secureCookies)
  const read = readConfig({ NODE_ENV: 'production', JOURNEY_HOSTS: 'acorn-pc.localhost=acorn_pc' })
  expect(read.kind === 'bad' && read.problems).toContain(
    'JOURNEY_HOSTS names acorn-pc.localhost: in production every host needs https, which names under localhost do not have',
  )
})

it('reads only the cookie of its own form [T15]', () => {
  const key = Buffer.alloc(32, 5)
  const [secure, laptop] = [
    sessionIds(key, secureCookies),
    sessionIds(key, cookieFormOf(['http://localhost:1'], onLaptop)),
  ]
  const id = secure.issue()
  expect(secure.read(`__Host-sid=${id}`)?.id).toBe(id)
  expect(secure.read(`sid=${id}`)).toBeUndefined()
  expect(laptop.read(`a=1; sid=${id}`)?.id).toBe(id)
  expect(laptop.read(`__Host-sid=${id}`)).toBeUndefined()
})
