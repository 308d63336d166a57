import { expect, it } from 'vitest'
import { pageAddress } from './page-address'

const laptop = new Map([
  ['acorn-taxi.localhost', 'acorn_taxi'],
  ['acorn-pc.localhost', 'acorn_pc'],
] as const)

it('leads to the journey under localhost, on our own port, where everything is on a laptop', () => {
  const linkTo = pageAddress({ pinned: undefined, byHost: laptop }, 3000)
  expect(linkTo('acorn_taxi', 'subscription')?.href).toBe(
    'http://acorn-taxi.localhost:3000/your-subscription',
  )
  expect(linkTo('acorn_pc', 'quote')?.href).toBe('http://acorn-pc.localhost:3000/your-quote-details')
})

it('leads to the host that serves the journey, on a secure line and no port of ours [T12]', () => {
  const byHost = new Map([['quotes.acorn.example', 'acorn_taxi']] as const)
  const linkTo = pageAddress({ pinned: undefined, byHost }, 8080)
  expect(linkTo('acorn_taxi', 'stop-emails')?.href).toBe('https://quotes.acorn.example/stop-emails')
  expect(linkTo('acorn_taxi', 'stop-emails-at-once')?.href).toBe(
    'https://quotes.acorn.example/api/v1/Mail/StopAtOnce',
  )
})

it('leads nowhere when no host of ours serves the journey', () => {
  expect(pageAddress({ pinned: undefined, byHost: new Map() }, 3000)('acorn_taxi', 'start')).toBeUndefined()
})
