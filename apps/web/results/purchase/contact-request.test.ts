import type { PurchaseAnswers } from '@milepost/domain/purchase/read-purchase'
import { noAnswers } from '@milepost/domain/questions/answers'
import { aDriver, aProposer } from '@milepost/domain/questions/people/testing'
import { fromPounds } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import { useResults } from '../../state/results-state.ts'
import { annualPurchase } from './annual-purchase.ts'
import { contactRequest } from './buy-now.ts'
import { someResults } from './testing/some-results.ts'

const marketing = { smsOptIn: true, emailOptIn: false, phoneOptIn: false }
const form: PurchaseAnswers = {
  details: { contactEmail: 'new@example.com', contactPhoneNumber: '01134960999' },
  licenceNumber: 'MORGA803277A99AB',
  answers: {
    ...noAnswers,
    proposerDetails: { ...aProposer, hasAdditionalDriver: true },
    additionalDrivers: [aDriver],
  },
}

function sent(more: Partial<PurchaseAnswers> = {}, documentsByPost = false) {
  useResults.setState({ results: someResults() })
  const target = annualPurchase('DIRECT_DEBIT')
  if (!target) throw new Error('No offer')
  return contactRequest({ ...form, ...more }, { target, marketing, documentsByPost })
}

it('contains the form, the outcome on the page, the licence numbers and the chosen extras [API-13] [DAT-27]', () => {
  expect(sent()).toEqual({
    quoteReference: 'A-2345678923',
    underwritingResponseId: 'outcome-1',
    contactDetails: {
      contactEmail: 'new@example.com',
      contactPhoneNumber: '01134960999',
      marketingPreferenceSms: true,
      marketingPreferenceEmail: false,
      marketingPreferencePhone: false,
      sendPolicyDocumentsByPost: false,
    },
    licenceNumber: 'MORGA803277A99AB',
    additionalDriverDetails: [
      {
        firstName: 'Jo',
        lastName: 'Ng',
        dateOfBirth: '1987-03-27',
        driverLicenceNumber: 'NG999853277J99AB',
      },
    ],
    selectedAddOns: [{ underwrittenDataPointId: 'option-1:KEYCARE', code: 'KEYCARE' }],
  })
})

it('leaves out licence numbers that a restored quote shows masked: the stored ones do not change [T23]', () => {
  const masked = '•'.repeat(16)
  const answers = { ...form.answers, additionalDrivers: [{ ...aDriver, licenceNumber: masked }] }
  const { licenceNumber, additionalDriverDetails } = sent({ licenceNumber: masked, answers })
  expect(licenceNumber).toBeUndefined()
  expect(additionalDriverDetails).toEqual([{ firstName: 'Jo', lastName: 'Ng', dateOfBirth: '1987-03-27' }])
})

it('contains the income in both places, if the customer was asked for it [D-165] [D-166]', () => {
  const annualIncome = fromPounds('24000.50')
  expect(sent({ details: { annualIncome, isIncomeAsked: true } })).toMatchObject({
    annualIncome: 24_000.5,
    contactDetails: { annualIncome: 24_000.5 },
  })
  const unasked = sent({ details: { annualIncome, isIncomeAsked: false } })
  expect([unasked.annualIncome, unasked.contactDetails.annualIncome]).toEqual([undefined, undefined])
})

it('leaves out a licence number that is not asked for, and drivers who were removed', () => {
  const { proposerDetails, ...others } = form.answers
  const alone = sent({
    licenceNumber: undefined,
    answers: { ...others, proposerDetails: { ...proposerDetails, hasAdditionalDriver: false } },
  })
  expect(alone.licenceNumber).toBeUndefined()
  expect(alone.additionalDriverDetails).toEqual([])
})

it('requests documents by post for customers who asked for it [D-167]', () => {
  expect(sent({}, true).contactDetails.sendPolicyDocumentsByPost).toBe(true)
})
