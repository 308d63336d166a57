import { afterAll, expect, it } from 'vitest'
import { person, referralServer } from '../../referral/testing/referral-server.ts'
import { officeOf } from './testing/office-of.ts'

const server = await referralServer()
afterAll(() => server.stop())
const office = officeOf(server)
const lea = officeOf(server, '', {}, { ...person('Lea Lead').by, account: 'lea' })

it('lists the referrals that wait for a decision, without customer data [DSK-315]', async () => {
  expect(await office('referrals')).toEqual(['No quote waits for a decision'])
  const { reference } = await server.quoted()
  expect(await office('referrals')).toEqual([
    `${reference}  acorn_pc  open  decide by 2026-11-17T17:00:00+00:00`,
  ])
})

it('shows why a quote was referred, and everything that was done about it [DSK-315]', async () => {
  const { reference } = await server.quoted()
  const lines = await office('referral', reference.toLowerCase())
  expect(lines[0]).toBe(`${reference} referral 1: open, version 1`)
  expect(lines[1]).toBe('  vehicle-value: The vehicle is worth more than we quote for online: £120,000')
  await expect(office('referral', 'A-0123456789A')).rejects.toThrow('was never referred')
})

it('approves on terms, and requires a second person beyond an underwriter’s authority [DSK-315]', async () => {
  const { reference, key } = await server.quoted()
  const terms = [
    '--loading',
    '20',
    '--excess',
    '250',
    '--endorse',
    'tracker',
    '--issue',
    'vehicle-value=150000',
  ]
  expect((await office('approve', reference, ...terms))[0]).toBe(`${reference} referral 1 is open`)
  expect((await office('referral', reference)).at(-1)).toContain(`confirm ${reference}`)
  await expect(office('confirm', reference)).rejects.toThrow('must not be the person who proposed it')
  expect((await lea('confirm', reference))[0]).toBe(
    `${reference} referral 1 is approved until 2026-11-20T23:59:59+00:00`,
  )
  expect((await server.found(key)).referral).toMatchObject({
    approvals: [{ code: 'vehicle-value', upTo: 15_000_000, lasts: 'until-term-ends' }],
    terms: { loadingPercent: 20, extraExcess: 25_000, endorsements: ['tracker'] },
  })
  await expect(lea('approve', reference)).rejects.toThrow('is already approved')
})

it('shows the price on terms before the terms are chosen [DSK-316]', async () => {
  const { reference, key } = await server.quoted()
  const [plain = '', beyond] = await office('preview', reference)
  const [loaded = ''] = await office('preview', reference, '--loading', '20', '--excess', '250')
  const pounds = (line: string) => Number(/£([\d,]+\.\d\d) in full/.exec(line)?.[1]?.replace(',', ''))
  expect(pounds(loaded)).toBeGreaterThan(pounds(plain))
  expect(beyond).toBe('Beyond an underwriter’s authority: sumInsured')
  expect((await server.found(key)).referral.state).toBe('open')
})

it('asks, declines and withdraws, with checks on the words for customers [DSK-315]', async () => {
  const asked = await server.quoted()
  expect((await office('ask', asked.reference, 'Where is the car kept at night?'))[0]).toContain(
    'is asked until',
  )
  await office('decline', asked.reference, 'We do not insure cars of this value.')
  await expect(office('ask', asked.reference, 'Where is it kept now?')).rejects.toThrow('is already declined')
  const other = await server.quoted()
  await expect(office('decline', other.reference, 'See www.evil.example')).rejects.toThrow('Leave links')
  expect((await office('withdraw', other.reference))[0]).toContain('is withdrawn')
})

it('refuses arguments that it cannot read [DSK-315]', async () => {
  const { reference } = await server.quoted()
  for (const [words, why] of [
    [['--loading', '12.5'], 'not a whole number'],
    [['--endorse', 'wings'], 'not one of tracker'],
    [['--issue', 'colour'], 'not an issue'],
    [['--for', 'ever'], 'not one of this-version'],
    [['--surcharge', '5'], 'usage: approve'],
  ] as const)
    await expect(office('approve', reference, ...words)).rejects.toThrow(why)
  await expect(office('decline', reference)).rejects.toThrow('usage: decline')
})
