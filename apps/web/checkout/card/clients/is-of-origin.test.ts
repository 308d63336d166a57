import { originsOf } from '@milepost/domain/payment/payment-scripts'
import { expect, it } from 'vitest'
import { isOfOrigin } from './trusted-scripts.ts'

it.each([
  ['https://js.stripe.com/basil/stripe.js', true],
  ['https://js.stripe.com.evil.example/stripe.js', false],
  ['https://evil.example/js.stripe.com', false],
  ['http://js.stripe.com/stripe.js', false],
  ['javascript:alert(1)', false],
  ['', false],
])('allows %s on Stripe’s page: %s [T27]', (address, allowed) => {
  expect(isOfOrigin(originsOf('stripe', 'script'), address)).toBe(allowed)
})

it.each([
  ['https://songbird.cardinalcommerce.com/edge/v1/songbird.js', true],
  ['https://cardinalcommerce.com.evil.example/', false],
  ['https://evilcardinalcommerce.com/', false],
  ['https://js.stripe.com/', false],
])('allows %s on Braintree’s page: %s [T27]', (address, allowed) => {
  expect(isOfOrigin(originsOf('braintree', 'script'), address)).toBe(allowed)
})
