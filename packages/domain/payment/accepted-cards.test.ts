import { expect, it } from 'vitest'
import { whyNotAccepted } from './accepted-cards'

const card = (scheme: string, country: string) => whyNotAccepted({ kind: 'card', scheme, country })

it('takes Visa and Mastercard and no other scheme [CRD-15]', () => {
  for (const scheme of ['visa', 'Visa', 'mastercard', 'MasterCard'])
    expect(card(scheme, 'GB')).toBeUndefined()
  for (const scheme of ['amex', 'American Express', 'discover', 'maestro', ''])
    expect(card(scheme, 'GB')).toBe('scheme-not-accepted')
})

it('takes cards issued in the United Kingdom, or whose country nobody knows [CRD-16]', () => {
  for (const country of ['GB', 'UK', 'GBR', 'Unknown', 'gb']) expect(card('visa', country)).toBeUndefined()
  for (const country of ['US', 'USA', 'IE', 'FR', '']) expect(card('visa', country)).toBe('not-uk-issued')
})

it('asks a wallet account for neither [CRD-23]', () => {
  expect(whyNotAccepted({ kind: 'wallet-account' })).toBeUndefined()
})
