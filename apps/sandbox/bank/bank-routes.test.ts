import { afterAll, beforeAll, expect, it } from 'vitest'
import { sortCodeNotes } from '../console/test-values.ts'
import { type TestServices, testServices } from '../testing/test-services.ts'
import { oddities } from './bank-routes.ts'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.close())

const check = (sortCode: unknown, accountNumber: unknown = '12345678') =>
  services.send('POST', '/bank/v1/check', { sortCode, accountNumber })

it('finds an account, but names only its own bank: the product knows the real names [API-03]', async () => {
  expect(await check('99-99-01')).toEqual({ status: 200, body: { exists: true, bankName: 'Sandbox Bank' } })
  expect(await check('202959', '63748472')).toEqual({ status: 200, body: { exists: true, bankName: null } })
})

it('finds no account under an unassigned sort code [D-187]', async () => {
  for (const sortCode of ['99-99-94', '00-12-34'])
    expect(await check(sortCode)).toEqual({ status: 200, body: { exists: false } })
})

it('fails in every way that a provider can, depending on the sort code [F18]', async () => {
  expect((await check('99-99-95')).status).toBe(503)
  await expect(check('99-99-96')).rejects.toThrow(SyntaxError)
  await expect(check('99-99-98')).rejects.toThrow('fetch failed')
  const first = await Promise.race([
    check('99-99-97').catch(() => 'cut'),
    new Promise((resolve) => setTimeout(resolve, 300, 'still waiting')),
  ])
  expect(first).toBe('still waiting')
})

it('has a note on the console for every special sort code', () => {
  const noted = sortCodeNotes.map(({ value }) => value.replaceAll('-', ''))
  expect(noted.filter((each) => oddities.has(each)).sort()).toEqual([...oddities.keys()].sort())
})

it.each([
  ['12345', '12345678'],
  ['123456', '1234567'],
  [123456, '12345678'],
  [undefined, '12345678'],
])('refuses %j with %j as an invalid account', async (sortCode, accountNumber) => {
  expect(await check(sortCode, accountNumber)).toMatchObject({
    status: 400,
    body: { error: { code: 'INVALID_ACCOUNT' } },
  })
})
