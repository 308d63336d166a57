import { afterAll, beforeAll, expect, it } from 'vitest'
import { listReviews } from '../../lookup/look-up.ts'
import { deadUrl } from '../testing/fake-provider.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { customerReviewsProvider } from './customer-reviews-provider.ts'

let sandbox: Awaited<ReturnType<typeof realSandbox>>
beforeAll(async () => {
  sandbox = await realSandbox()
})
afterAll(() => sandbox.stop())

const listed = (customerReviewsUrl: string | undefined, outcomes: string[] = []) =>
  listReviews(
    'A',
    customerReviewsProvider(
      { customerReviewsUrl },
      { clock: () => new Date(), observe: (_provider, outcome) => outcomes.push(outcome) },
    ),
  )
const switchReviews = (to: 'on' | 'off') =>
  fetch(`${sandbox.url}/customer-reviews/${to}`, { method: 'POST', redirect: 'manual' })

it('returns no reviews until the sandbox acts as a provider, then those of 4 and 5 stars [JRN-14] [D-256]', async () => {
  expect(await listed(sandbox.url)).toEqual([])
  await switchReviews('on')
  expect((await listed(sandbox.url)).map(({ stars }) => stars)).toEqual([5, 4])
  await switchReviews('off')
  expect(await listed(sandbox.url)).toEqual([])
})

it('returns none when the provider is down, and reports that', async () => {
  const outcomes: string[] = []
  expect(await listed(await deadUrl(), outcomes)).toEqual([])
  expect(outcomes).toEqual(['unreachable'])
})

it('sends no request if no provider is configured [D-256]', async () => {
  const outcomes: string[] = []
  expect(await listed(undefined, outcomes)).toEqual([])
  expect(outcomes).toEqual([])
})

it('calls the provider once for all requests within five seconds', async () => {
  const outcomes: string[] = []
  let now = 0
  const { customerReviews } = customerReviewsProvider(
    { customerReviewsUrl: sandbox.url },
    { clock: () => new Date(now), observe: (_provider, outcome) => outcomes.push(outcome) },
  )
  await Promise.all([customerReviews('A'), customerReviews('A')])
  now = 4_999
  await customerReviews('A')
  expect(outcomes).toEqual(['found'])
  await customerReviews('B')
  now = 5_000
  await customerReviews('A')
  expect(outcomes).toHaveLength(3)
})
