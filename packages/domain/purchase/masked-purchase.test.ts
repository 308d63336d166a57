import { expect, it } from 'vitest'
import { aDriver, aProposer } from '../questions/people/testing.ts'
import { masked } from '../quote/masking.ts'
import { readPurchase } from './read-purchase.ts'
import { anAnswer, aPurchase } from './testing.ts'

const agreed = { 'purchase.hasAgreedDvlaDisclaimer': 'yes', 'purchase.hasAcknowledged': 'yes' }

it('is prefilled with the masked values of a restored quote, and none must be entered again [T23, D-126]', () => {
  const answers = masked(
    anAnswer({
      proposerDetails: { ...aProposer, hasAdditionalDriver: true },
      additionalDrivers: [aDriver],
    }),
  )
  const { values, fieldErrors } = readPurchase(agreed, aPurchase({ answers, mustGiveLicences: true }))
  expect(fieldErrors).toEqual([])
  expect(values.details).toMatchObject({
    contactEmail: 'a•••@morgan.example',
    contactPhoneNumber: '•••••••0100',
  })
})

it('accepts another address in place of the masked one', () => {
  const answers = masked(anAnswer({ proposerDetails: aProposer }))
  const typed = { ...agreed, 'purchase.contactEmail': 'new@morgan.example' }
  const { values, fieldErrors } = readPurchase(typed, aPurchase({ answers }))
  expect(fieldErrors).toEqual([])
  expect(values.details.contactEmail).toBe('new@morgan.example')
})
