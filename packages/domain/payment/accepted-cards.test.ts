import { expect, it } from 'vitest'
import { whyNotAccepted } from './accepted-cards.ts'

const card = (scheme: string, country: string) => whyNotAccepted({ kind: 'card', scheme, country })

it('accepts only the Visa and Mastercard schemes [CRD-15]', () => {
  for (const scheme of ['visa', 'Visa', 'mastercard', 'MasterCard'])
    expect(card(scheme, 'GB')).toBeUndefined()
  for (const scheme of ['amex', 'American Express', 'discover', 'maestro', ''])
    expect(card(scheme, 'GB')).toBe('scheme-not-accepted')
})

it('accepts cards issued in the United Kingdom or in an unknown country [CRD-16]', () => {
  for (const country of ['GB', 'UK', 'GBR', 'Unknown', 'gb']) expect(card('visa', country)).toBeUndefined()
  for (const country of ['US', 'USA', 'IE', 'FR', '']) expect(card('visa', country)).toBe('not-uk-issued')
})

it('checks neither for a wallet account [CRD-23]', () => {
  expect(whyNotAccepted({ kind: 'wallet-account' })).toBeUndefined()
})
