import { afterAll, beforeAll, expect, it } from 'vitest'
import { deadUrl } from '../testing/fake-provider'
import { realSandbox } from '../testing/real-sandbox'
import { reviewProvider } from './review-provider'

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
] as const)('says of %s: %s [D-050]', async (surname, verdict) => {
  expect(await ask(sandbox.url, surname)).toBe(verdict)
})

it('lets everybody go on when whoever looks is away, and says that they were', async () => {
  const outcomes: string[] = []
  expect(await ask(await deadUrl(), 'Locked', outcomes)).toBe('clear')
  expect(outcomes).toEqual(['unreachable'])
})

it('asks nobody where nobody looks', async () => {
  const outcomes: string[] = []
  expect(await ask(undefined, 'Locked', outcomes)).toBe('clear')
  expect(outcomes).toEqual([])
})
