import { describe, expect, it } from 'vitest'
import { licenceTypes } from '../lists/licence.ts'
import { aDriver, aProposer } from '../questions/people/testing.ts'
import { purchaseQuestions } from './purchase-questions.ts'
import { readPurchase } from './read-purchase.ts'
import { aMinor, anAnswer, aPurchase } from './testing.ts'

const agreed = { 'purchase.hasAgreedDvlaDisclaimer': 'yes', 'purchase.hasAcknowledged': 'yes' }
const { licenceNumber: _number, ...unnumbered } = aProposer
const fieldsOf = (purchase = aPurchase()) => purchaseQuestions(purchase).map(({ field }) => field)

describe('the purchase form', () => {
  it('asks in the order of the specification [BUY-01]', () => {
    const answers = anAnswer({
      proposerDetails: { ...aProposer, hasAdditionalDriver: true },
      additionalDrivers: [aDriver, aDriver],
    })
    expect(fieldsOf(aPurchase({ answers, isIncomeAsked: true }))).toEqual([
      'purchase.renewalOptOut',
      'purchase.contactEmail',
      'purchase.contactPhoneNumber',
      'proposerDetails.licenceNumber',
      'additionalDrivers.0.licenceNumber',
      'additionalDrivers.1.licenceNumber',
      'purchase.annualIncome',
      'purchase.incomeConfirmed',
      'purchase.sendWelcomePack',
      'purchase.hasAgreedDvlaDisclaimer',
      'purchase.hasAcknowledged',
    ])
  })

  it('does not ask about renewal for a minor, or on one product line [BUY-21]', () => {
    expect(fieldsOf(aPurchase({ answers: anAnswer({ proposerDetails: aMinor }) }))).not.toContain(
      'purchase.renewalOptOut',
    )
    expect(fieldsOf(aPurchase({}, 'motorcade_pc'))).not.toContain('purchase.renewalOptOut')
  })

  it('asks nothing about drivers who were removed', () => {
    const answers = anAnswer({ additionalDrivers: [aDriver] })
    expect(fieldsOf(aPurchase({ answers }))).not.toContain('additionalDrivers.0.licenceNumber')
  })

  it('is prefilled with earlier answers, and then needs only the two agreements', () => {
    const { values, fieldErrors } = readPurchase({}, aPurchase())
    expect(values.details).toMatchObject({
      renewalOptOut: true,
      contactEmail: 'alan@morgan.example',
      contactPhoneNumber: '01134960100',
    })
    expect(fieldErrors).toEqual([
      {
        field: 'purchase.hasAgreedDvlaDisclaimer',
        key: 'dvlaDisclaimerRequired',
        message: 'Please read the DVLA disclaimer and agree to it before you buy',
      },
      {
        field: 'purchase.hasAcknowledged',
        key: 'acknowledgementRequired',
        message: 'Please confirm if you acknowledged all the information',
      },
    ])
    expect(readPurchase(agreed, aPurchase()).fieldErrors).toEqual([])
  })

  it('lets the customer change contact details without changing the answers [BUY-06]', () => {
    const { values } = readPurchase(
      {
        ...agreed,
        'purchase.contactEmail': 'New@Example.COM ',
        'purchase.contactPhoneNumber': '0113 496 0999',
      },
      aPurchase(),
    )
    expect(values.details).toMatchObject({
      contactEmail: 'New@example.com',
      contactPhoneNumber: '01134960999',
    })
    expect(values.answers).toEqual(anAnswer())
  })

  it('offers the welcome pack as a choice, off unless ticked [BUY-04] [BUY-22]', () => {
    expect(readPurchase(agreed, aPurchase()).values.details.sendWelcomePack).toBeUndefined()
    expect(
      readPurchase({ ...agreed, 'purchase.sendWelcomePack': 'yes' }, aPurchase()).values.details
        .sendWelcomePack,
    ).toBe(true)
  })

  it.each(licenceTypes)(
    'requires the licence number of a proposer of type $code if the DVLA issued it [BUY-10]',
    ({ code }) => {
      const licence = code === 'F' ? {} : { hasFullUkLicence: false, licenceType: code }
      const answers = anAnswer({ proposerDetails: { ...unnumbered, ...licence } })
      const { fieldErrors } = readPurchase(agreed, aPurchase({ answers }))
      expect(fieldErrors.map(({ message }) => message)).toEqual(
        ['P', 'F', 'X', '5'].includes(code) ? ['Please enter the driving licence number'] : [],
      )
    },
  )

  it('requires the number to match surname and date of birth [BUY-10]', () => {
    const messagesFor = (number: string) =>
      readPurchase({ ...agreed, 'proposerDetails.licenceNumber': number }, aPurchase()).fieldErrors.map(
        ({ message }) => message,
      )
    expect(messagesFor('SMITH/803277/A99/AB')).toEqual([
      'The first 5 characters of the driving licence number should be MORGA for the surname given',
    ])
    expect(messagesFor('MORGA/803287/A99/AB')).toEqual([
      "Characters 6 to 11 of the driving licence number don't match the date of birth 27 March 1987",
    ])
    expect(messagesFor('MORGA/803277/A99/CD')).toEqual([])
  })

  it('returns the answers with the licence numbers entered in the form', () => {
    const answers = anAnswer({
      proposerDetails: { ...unnumbered, hasAdditionalDriver: true },
      additionalDrivers: [aDriver],
    })
    const { values } = readPurchase(
      {
        'proposerDetails.licenceNumber': 'morga803277a99ab',
        'additionalDrivers.0.licenceNumber': 'NG999/853277/J99/CD',
      },
      aPurchase({ answers }),
    )
    expect(values.answers.proposerDetails.licenceNumber).toBe('MORGA803277A99AB')
    expect(values.answers.additionalDrivers.map(({ licenceNumber }) => licenceNumber)).toEqual([
      'NG999853277J99CD',
    ])
  })
})
