import { journeyIds } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { anIssuedPolicy, aPolicy, readPolicyDocument } from '../testing/policies.ts'
import { elements } from '../testing/read-pdf.ts'

const read = (...args: Parameters<typeof aPolicy>) => readPolicyDocument('welcome-letter', aPolicy(...args))
const itemsOf = async (...args: Parameters<typeof aPolicy>) =>
  elements((await read(...args)).root, 'LBody').map(({ text }) => text)

it('states what was purchased, from when, and how it is paid [THX-02] [D-215]', async () => {
  const { root, text } = await read('acorn_pc')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text: cell }) => cell))
  expect(rows.slice(0, 7)).toEqual([
    ['Policy', 'Comprehensive car insurance for 12 months'],
    ['Vehicle', 'AB19 CDE, Ford Fiesta, 2019'],
    ['Who may drive', 'Alan Morgan; Jo Ng'],
    ['Cover', 'From 10:15 on 20 November 2026 to 23:59 on 19 November 2027'],
    ['Optional extras', 'Key Care; Legal expenses'],
    ['Price', '£689.38'],
    [
      'Payment',
      'You pay monthly by Direct Debit: £89.53 when you bought, then a first payment of £62.73 and 10 monthly payments of £62.71, £779.36 in total with interest.',
    ],
  ])
  expect(text).toContain('Mr Alan Morgan\n1 High Street\nLeeds\nLS1 1AA\nDear Mr Morgan\n')
  expect(text).toContain('insures AB19 CDE from 10:15 on 20 November 2026.')
})

it('states what happens next, with dates', async () => {
  const items = await itemsOf('acorn_pc', { sendWelcomePack: true })
  expect(items[0]).toContain("We'll email them to alan@morgan.example.")
  expect(items[1]).toContain("Your welcome pack. We'll post you")
  expect(items[2]).toContain('At 10:15 on 20 November 2026.')
  expect(items[3]).toContain('the first, £62.73, on 21 December 2026 from the account ending 4958')
  expect(items[4]).toContain("We'll write to you on 22 October 2027")
})

it('welcomes a new customer only, and names what a renewed policy no longer includes [THX-02]', async () => {
  expect((await read('acorn_pc')).text).toContain('Welcome to Acorn')
  const { answers } = anIssuedPolicy('acorn_pc').quote
  const previous = { kind: 'renewal', answers, endedExtras: ['Breakdown cover'] } as const
  const { text, root } = await read('acorn_pc', { previous })
  expect(text).toContain('Your Acorn policy is renewed')
  expect(text).toContain('Thank you for renewing your')
  expect(text).not.toMatch(/welcome/i)
  expect(text).not.toContain('What we need from you')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text: cell }) => cell))
  expect(rows).toContainEqual(['No longer included', 'Breakdown cover'])
  const schedule = await readPolicyDocument('schedule', aPolicy('acorn_pc', { previous }))
  expect(schedule.text).toContain('No longer included')
})

it('mentions payments and a welcome pack only if there are any', async () => {
  const items = await itemsOf('acorn_pc', { pays: 'in-full', documentsByPost: true })
  expect(items.slice(0, 3).map((item) => item.split('.')[0])).toEqual([
    'Your documents',
    'Your cover starts',
    'When it ends',
  ])
  expect(items[0]).toContain("We'll post them")
})

it('requests each proof with its date, in words for after the purchase', async () => {
  const { root, text } = await read('flag_taxi')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text: cell }) => cell))
  expect(rows).toContainEqual([
    expect.stringMatching(/^Your taxi licences\. A photo .* Otherwise: carrying passengers for hire/),
    'By 4 December 2026, 14 days after cover starts',
  ])
  expect(text).toContain('with the DVLA, as you agreed.')
  expect(text).not.toContain('agree to it below')
})

it('explains how to claim, cancel and complain [CON-24]', async () => {
  const { text } = await read('acorn_pc')
  expect(text).toContain('within 24 hours')
  expect(text).toContain('You have 14 days to change your mind, from the day you buy')
  expect(text).toContain('within six months of our final decision')
})

it.each(journeyIds)('of %s has two pages', async (id) => {
  expect((await read(id, { sendWelcomePack: true, automaticRenewal: true })).pages).toHaveLength(2)
})

it('has no table head alone at the foot of a page', async () => {
  const { pages } = await read('flag_taxi')
  const first = pages[0]?.places.filter(({ isArtifact }) => !isArtifact).map(({ text }) => text) ?? []
  expect(first.at(-1)).not.toBe('By when')
})
