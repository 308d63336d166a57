import { describe, expect, it } from 'vitest'
import { refusals } from '../testing/refusals.ts'
import { paymentDetails } from './payment.ts'

const details = {
  clientReturnURL: '/make-payment',
  saveCard: true,
  currencyCode: 'GBP',
  amount: 512.4,
  billingAddress: { line1: '1 Sample Street', city: 'Sampleton', postcode: 'ID1 1QD' },
  cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'morgan@example.com' },
}

describe('a return address', () => {
  it.each([
    '/make-payment',
    '/',
    '/make-payment?step=2#card',
    'https://acorn.example/make-payment',
    'http://acorn-pc.localhost:3000/make-payment',
    'https://acorn.example',
  ])('may be %s', (clientReturnURL) => {
    expect(refusals(paymentDetails, { ...details, clientReturnURL })).toEqual([])
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://acorn.example@evil.example/',
    'https://acorn.example\\@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '%2F%2Fevil.example',
    ' /make-payment',
    '/make payment',
    '/a\r\nSet-Cookie: x',
    'make-payment',
    '',
    `/${'x'.repeat(1001)}`,
  ])('may not be %j', (clientReturnURL) => {
    expect(refusals(paymentDetails, { ...details, clientReturnURL })).toEqual([
      'clientReturnURL: Send a return address of this site',
    ])
  })
})

it('must be in pounds sterling', () => {
  expect(refusals(paymentDetails, { ...details, currencyCode: 'EUR' })).toEqual(['currencyCode: Send "GBP"'])
})
