import { afterAll, beforeAll, expect, it } from 'vitest'
import { deadUrl } from '../testing/fake-provider.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { reviewProvider } from './review-provider.ts'

let sandbox: Awaited<ReturnType<typeof realSandbox>>
beforeAll(async () => {
  sandbox = await realSandbox()
})
afterAll(() => sandbox.stop())

const ask = (reviewUrl: string | undefined, surname: string, outcomes: string[] = []) =>
  reviewProvider(
    { reviewUrl },
    { clock: () => new Date(), observe: (_provider, outcome) => outcomes.push(outcome) },
  ).review({ tenant: 'A', reference: 'A-0000000000A', surname })

it.each([
  ['Locked', 'under-review'],
  [' locked ', 'under-review'],
  ['Lockett', 'clear'],
] as const)('reviews %s as %s [D-050]', async (surname, verdict) => {
  expect(await ask(sandbox.url, surname)).toBe(verdict)
})

it('lets quotes continue when the review service is down, and reports that', async () => {
  const outcomes: string[] = []
  expect(await ask(await deadUrl(), 'Locked', outcomes)).toBe('clear')
  expect(outcomes).toEqual(['unreachable'])
})

it('sends no request if no review service is configured', async () => {
  const outcomes: string[] = []
  expect(await ask(undefined, 'Locked', outcomes)).toBe('clear')
  expect(outcomes).toEqual([])
})
