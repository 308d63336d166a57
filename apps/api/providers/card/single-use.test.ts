import { expect, it } from 'vitest'
import type { CardPayment } from '../../purchase/attempt/provider-ports.ts'
import { anAttempt, aPayment } from '../../purchase/testing/held-payment.ts'
import { singleUse } from './single-use.ts'

const found = (changed: Partial<CardPayment>) =>
  ({ kind: 'found', value: aPayment(anAttempt('ANNUAL_CARD_IN_FULL'), changed) }) as const

it.each(['open', 'needs-action', 'processing', 'authorised', 'captured'] as const)(
  'continues with a payment that is %s [F13]',
  (status) => {
    const payment = found({ status })
    expect(singleUse(payment)).toBe(payment)
  },
)

it.each(['declined', 'voided'] as const)(
  'does not retry a payment that is %s, and returns the reason [F13]',
  (status) => {
    const payment = found({ status, failure: 'insufficient-funds' })
    const refused = { kind: 'refused', failure: 'insufficient-funds', payment: payment.value }
    expect(singleUse(payment)).toEqual(refused)
    expect(singleUse(found({ status }))).toMatchObject({ kind: 'refused', failure: 'failed' })
  },
)
