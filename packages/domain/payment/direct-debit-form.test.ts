import { describe, expect, it } from 'vitest'
import { wordsOf } from '../questions/asking.ts'
import { isAsked } from '../questions/question.ts'
import type { TypedAnswers } from '../questions/read-subject.ts'
import { localDate } from '../values/local-date.ts'
import { directDebitQuestions, isRefusal, readDirectDebit, typedAfter } from './direct-debit-form.ts'
import { filledIn, messagesFor, payingMonthly } from './testing.ts'

const namesAsked = (typed: TypedAnswers, isFinanced = true) => {
  const { asking } = readDirectDebit(typed, payingMonthly({ isFinanced }))
  return directDebitQuestions.filter((each) => isAsked(each, asking)).map(({ name }) => name)
}

describe('the direct debit form', () => {
  it('has these questions in page order; a town is not asked [DAT-28] [D-088]', () => {
    expect(directDebitQuestions.map(({ name }) => name)).toEqual([
      'premiumFinance',
      'affordableLending',
      'isAccountHolder',
      'isOnlySignatoryRequired',
      'accountHolder',
      'line1',
      'postcode',
      'sortCode',
      'accountNumber',
      'detailsCorrect',
      'hasAccepted',
    ])
  })

  it('has no errors when every answer is as required, and returns the account as digits [DDM-12] [D-186]', () => {
    const { account, fieldErrors } = readDirectDebit(filledIn, payingMonthly())
    expect(fieldErrors).toEqual([])
    expect(account).toEqual({ sortCode: '089999', accountNumber: '66374958' })
  })

  it('requires every answer, each with its own message [DDM-16] [DDM-19] [DDM-20] [DDM-21]', () => {
    expect(messagesFor({})).toEqual([
      'premiumFinance: Please say whether you accept premium finance',
      'affordableLending: Please say whether you can afford the repayments',
      'isAccountHolder: Please say whether the bank account is in your own name',
      'isOnlySignatoryRequired: Please say whether you are the only person needed to authorise Direct Debits',
      'sortCode: Please enter a sort code',
      'accountNumber: Please enter an account number',
      'detailsCorrect: Please confirm that your bank details are correct',
    ])
  })

  it('asks about premium finance only where the price is financed [DDM-01] [D-176]', () => {
    expect(namesAsked({})).toContain('premiumFinance')
    expect(namesAsked({}, false)).not.toContain('premiumFinance')
    const { premiumFinance: _none, ...others } = filledIn
    expect(messagesFor(others, { isFinanced: false })).toEqual([])
  })

  it.each([
    [
      'premiumFinance',
      'You have declined premium finance. To continue please accept or choose to pay in full.',
    ],
    ['affordableLending', 'You must be able to afford the repayments to pay monthly.'],
    [
      'isAccountHolder',
      "The Direct Debit must be in the policyholder's name. Please change your answer or pay in full.",
    ],
    [
      'isOnlySignatoryRequired',
      "The Direct Debit must be in the policyholder's name. Please change your answer or pay in full.",
    ],
  ])(
    'refuses a no to %s with its own message [DDM-14] [DDM-15] [DDM-17] [SEC-06] [D-185]',
    (name, message) => {
      const { fieldErrors } = readDirectDebit({ ...filledIn, [name]: 'no' }, payingMonthly())
      const found = fieldErrors.find((each) => each.name === name)
      expect(found?.message).toBe(message)
      expect(found && isRefusal(found)).toBe(true)
    },
  )

  it('does not treat a missing answer as a refusal', () => {
    expect(readDirectDebit({}, payingMonthly()).fieldErrors.some(isRefusal)).toBe(false)
  })
})

describe("another person's account", () => {
  const other = { ...filledIn, isAccountHolder: 'no', accountHolder: 'Jo Ng', line1: '2 High Street' }

  it.each(['isAccountHolder', 'isOnlySignatoryRequired'])(
    'requires its holder, first line and postcode after a no to %s [DDM-18] [D-088]',
    (name) => {
      expect(messagesFor({ ...filledIn, [name]: 'no' })).toEqual([
        expect.stringMatching(`^${name}: The Direct Debit must be`),
        "accountHolder: Please enter the account holder's name",
        'line1: Please enter the first line of the address',
        'postcode: Please enter a postcode',
      ])
    },
  )

  it('is asked about only if the account is not the customer’s own [DDM-18]', () => {
    for (const name of ['accountHolder', 'line1', 'postcode']) {
      expect(namesAsked(filledIn)).not.toContain(name)
      expect(namesAsked({})).not.toContain(name)
      expect(namesAsked(other)).toContain(name)
    }
  })

  it.each([
    ['Jo', "Please enter at least 3 letters for the account holder's name"],
    ['J@ Ng', "Please use only letters, spaces, apostrophes, dots and hyphens in the account holder's name"],
    ['-Ng', "Please start and end the account holder's name with a letter"],
    ['Łuk', undefined],
    ["Siân O'Neill-Ng", undefined],
  ])('validates the holder’s name %s [DDM-18] [CON-32]', (accountHolder, message) => {
    const words = messagesFor({ ...other, postcode: 'LS1 1AA', accountHolder })
    expect(words.filter((each) => each.startsWith('accountHolder'))).toEqual(
      message === undefined ? [] : [`accountHolder: ${message}`],
    )
  })

  it('stays refused once every field is filled in [DDM-17] [D-184]', () => {
    expect(messagesFor({ ...other, postcode: 'ls11aa' })).toEqual([
      "isAccountHolder: The Direct Debit must be in the policyholder's name. Please change your answer or pay in full.",
    ])
  })

  it('has the same length limit as any address line', () => {
    const words = messagesFor({ ...other, line1: 'x'.repeat(101), postcode: 'LS1 1AA' })
    expect(words).toContain('line1: Please use 100 characters or fewer in each line of the address')
  })
})

describe('the sort code', () => {
  it.each(['089999', '08-99-99', '08 99 99', ' 08-99-99 '])(
    'may be entered as %s [DDM-20] [DDM-25]',
    (sortCode) => {
      expect(readDirectDebit({ ...filledIn, sortCode }, payingMonthly()).account?.sortCode).toBe('089999')
    },
  )

  it.each([
    ['00-00-00', "A sort code can't be all zeros. Please check it and try again"],
    ['08-99-9', 'Please enter a sort code of 6 numbers, like 12-34-56'],
    ['08-9999', 'Please enter a sort code of 6 numbers, like 12-34-56'],
  ])('may not be %s [DDM-20]', (sortCode, message) => {
    expect(messagesFor({ ...filledIn, sortCode })).toEqual([`sortCode: ${message}`])
  })
})

describe('the account number', () => {
  it('keeps its leading zeros [DDM-19]', () => {
    const { account } = readDirectDebit({ ...filledIn, accountNumber: '00123456' }, payingMonthly())
    expect(account?.accountNumber).toBe('00123456')
  })

  it.each([
    [
      '1234567',
      'Please enter all 8 numbers of the account number. If yours is shorter, put zeros at the front',
    ],
    ['123456789', 'Please enter only the 8 numbers of the account number'],
    ['1234567a', 'Please enter an account number using numbers only'],
  ])('may not be %s [DDM-19] [D-186]', (accountNumber, message) => {
    expect(messagesFor({ ...filledIn, accountNumber })).toEqual([`accountNumber: ${message}`])
  })
})

describe('the acceptance', () => {
  const day = localDate('2026-11-15')

  it('is asked only of the account holder and sole signatory, and is required of them [DDM-13]', () => {
    const { hasAccepted: _untouched, ...open } = filledIn
    expect(messagesFor(open)).toEqual(['hasAccepted: Please accept your credit agreement to pay monthly'])
    for (const name of ['isAccountHolder', 'isOnlySignatoryRequired']) {
      expect(namesAsked({ ...filledIn, [name]: 'no' })).not.toContain('hasAccepted')
      expect(namesAsked({ ...filledIn, [name]: '' })).not.toContain('hasAccepted')
    }
  })

  it('states its date [DDM-03]', () => {
    const { asking } = readDirectDebit(filledIn, payingMonthly({ today: day }))
    const asked = directDebitQuestions.find(({ name }) => name === 'hasAccepted')
    expect(asked && wordsOf(asked.label, asking)).toBe('I accept on 15/11/2026')
  })

  it.each(['isAccountHolder', 'isOnlySignatoryRequired'])(
    'is cleared when the answer to %s changes, and is not restored with it [DDM-13]',
    (name) => {
      const changed = typedAfter(filledIn, name, 'no')
      expect(changed['hasAccepted']).toBeUndefined()
      expect(messagesFor(typedAfter(changed, name, 'yes'))).toEqual([
        'hasAccepted: Please accept your credit agreement to pay monthly',
      ])
    },
  )

  it('stays when the same answer is entered again, or another answer changes [DDM-13]', () => {
    expect(typedAfter(filledIn, 'isAccountHolder', 'yes')['hasAccepted']).toBe('yes')
    expect(typedAfter(filledIn, 'accountNumber', '00123456')).toMatchObject({
      hasAccepted: 'yes',
      accountNumber: '00123456',
    })
  })
})
