import { localDate } from '@milepost/domain/values/local-date'
import { expect, it } from 'vitest'
import { aPolicy, readPolicyDocument } from '../testing/policies'
import { elements } from '../testing/read-pdf'

const read = (...args: Parameters<typeof aPolicy>) => readPolicyDocument('credit-agreement', aPolicy(...args))

it('is signed by both, each at their time, in the words that were ticked [DDM-03]', async () => {
  const { root } = await read('acorn_pc')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
  expect(rows).toContainEqual([
    'You',
    'Mr Alan Morgan. Signed electronically on 15 November 2026 at 10:58, by ticking "I accept on 15/11/2026".',
  ])
  expect(rows).toContainEqual([
    'We',
    'Larchfield Premium Finance Limited. Signed electronically on 15 November 2026 at 11:00.',
  ])
})

it('tells the time of the United Kingdom in summer', async () => {
  const { credit } = aPolicy('acorn_pc')
  if (!credit) throw new Error('It is paid monthly')
  const summer = { acceptedOn: localDate('2026-07-01'), acceptedAt: new Date('2026-07-01T23:30:00Z') }
  const { text } = await read('acorn_pc', { credit: { ...credit, ...summer } })
  expect(text).toContain('on 2 July 2026 at 00:30, by ticking "I accept on 01/07/2026"')
})

it('has the figures of the loan and every payment [CON-18] [CON-19] [CON-22] [CON-23]', async () => {
  const { root, text } = await read('acorn_pc')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text: told }) => told))
  for (const row of [
    ['Cash price of the insurance', '£689.38'],
    ['Paid in advance', '£89.53'],
    ['Total amount of credit', '£599.85'],
    ['Rate of interest', '15.00% fixed per annum, flat, on the credit'],
    ['Interest', '£89.98'],
    ['Other charges for the credit', '£0.00'],
    ['Annual Percentage Rate', '33.0% APR'],
    ['Total amount payable', '£779.36'],
    ['Duration', '11 months'],
    ['1', '21 December 2026', '£62.73'],
    ['11', '20 October 2027', '£62.71'],
  ])
    expect(rows).toContainEqual(row)
  expect(text).toContain('A payment that is late: £25.00.')
  expect(text).toContain('A default notice: up to £10.00.')
})

it('says until when the customer may withdraw, and no longer until when to accept [CON-24] [CON-29]', async () => {
  const { text } = await read('acorn_pc')
  expect(text).toContain('You can withdraw from it until the end of 29 November 2026')
  expect(text).toContain('at least 14 days to put it right')
  expect(text).not.toContain('To be accepted by')
})

it('keeps its prescribed heading', async () => {
  const { root } = await read('flag_taxi')
  expect(elements(root, 'H1').map(({ text }) => text)).toEqual([
    'Fixed Sum Loan Agreement regulated by the Consumer Credit Act 1974',
  ])
})
