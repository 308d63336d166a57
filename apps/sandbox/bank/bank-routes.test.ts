import { afterAll, beforeAll, expect, it } from 'vitest'
import { sortCodeNotes } from '../console/test-values'
import { type TestServices, testServices } from '../testing/test-services'
import { oddities } from './bank-routes'

let services: TestServices
beforeAll(async () => {
  services = await testServices()
})
afterAll(() => services.close())

const check = (sortCode: unknown, accountNumber: unknown = '12345678') =>
  services.send('POST', '/bank/v1/check', { sortCode, accountNumber })

it('knows an account, and names its own bank only: real names are the product’s to know [API-03]', async () => {
  expect(await check('99-99-01')).toEqual({ status: 200, body: { exists: true, bankName: 'Sandbox Bank' } })
  expect(await check('202959', '63748472')).toEqual({ status: 200, body: { exists: true, bankName: null } })
})

it('knows no account under a sort code nobody has [D-187]', async () => {
  for (const sortCode of ['99-99-94', '00-12-34'])
    expect(await check(sortCode)).toEqual({ status: 200, body: { exists: false } })
})

it('fails in every way a provider can, by sort code [F18]', async () => {
  expect((await check('99-99-95')).status).toBe(503)
  await expect(check('99-99-96')).rejects.toThrow(SyntaxError)
  await expect(check('99-99-98')).rejects.toThrow('fetch failed')
  const first = await Promise.race([
    check('99-99-97').catch(() => 'cut'),
    new Promise((resolve) => setTimeout(resolve, 300, 'still waiting')),
  ])
  expect(first).toBe('still waiting')
})

it('is what the desk says of it', () => {
  const noted = sortCodeNotes.map(({ value }) => value.replaceAll('-', ''))
  expect(noted.filter((each) => oddities.has(each)).sort()).toEqual([...oddities.keys()].sort())
})

it.each([
  ['12345', '12345678'],
  ['123456', '1234567'],
  [123456, '12345678'],
  [undefined, '12345678'],
])('refuses %j with %j as no account', async (sortCode, accountNumber) => {
  expect(await check(sortCode, accountNumber)).toMatchObject({
    status: 400,
    body: { error: { code: 'INVALID_ACCOUNT' } },
  })
})
