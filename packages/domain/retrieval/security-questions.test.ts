import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { quoteReference } from '../quote/quote-reference.ts'
import { localDate } from '../values/local-date.ts'
import {
  readLinkName,
  readReminder,
  readRetrieval,
  reminderQuestions,
  retrievalQuestions,
} from './security-questions.ts'

const here = { terms: journeys.acorn_pc, today: localDate('2026-11-15') }
const typed = {
  quoteReference: 'A-7K2M9QX4TB3',
  surname: 'Okafor',
  postcode: 'LS1 1AA',
  dateOfBirth: '12/4/1985',
  registration: 'AA19 AAA',
}
const errorsWith = (more: Record<string, string>) =>
  readRetrieval({ ...typed, ...more }, here).fieldErrors.map(({ name, message }) => [name, message])

describe('the security questions of a quote', () => {
  it('are five, in page order [RET-01]', () => {
    expect(retrievalQuestions.map(({ label }) => label)).toEqual([
      'Quote reference',
      'Surname',
      'Postcode',
      'Date of birth',
      'Vehicle registration',
    ])
  })

  it('are read into the stored form of each answer [RET-04] [D-247]', () => {
    const written = {
      ...typed,
      postcode: 'ls1-1aa',
      dateOfBirth: '12/april/1985',
      registration: ' aa19 aaa ',
    }
    expect(readRetrieval(written, here).values).toEqual({ ...typed, dateOfBirth: '1985-04-12' })
  })

  it('are all required, each with its own message [RET-04]', () => {
    const { values, fieldErrors } = readRetrieval({}, here)
    expect(values).toBeUndefined()
    expect(fieldErrors.map(({ message }) => message)).toEqual([
      'Please enter your quote reference',
      'Please enter your surname',
      'Please enter a postcode',
      'Please enter your date of birth',
      'Please enter your vehicle registration',
    ])
  })

  it('are refused where an answer is not valid [RET-04]', () => {
    expect(errorsWith({ postcode: 'Leeds' })).toEqual([
      ['postcode', 'Please enter a full UK postcode, like SW1A 1AA'],
    ])
    expect(errorsWith({ registration: 'AA19*AAA' })).toEqual([
      ['registration', 'Please enter a valid registration'],
    ])
    expect(errorsWith({ quoteReference: 'A_7K2M' })).toEqual([
      ['quoteReference', 'Please use only letters, digits and dashes in your quote reference'],
    ])
    expect(errorsWith({ dateOfBirth: '31/2/1985' })).toHaveLength(1)
  })

  it('accept an owner aged exactly 17, but not a day younger [RET-05] [D-236]', () => {
    expect(errorsWith({ dateOfBirth: '15/11/2009' })).toEqual([])
    expect(errorsWith({ dateOfBirth: '16/11/2009' })).toEqual([
      ['dateOfBirth', 'Insurance owner should be over 17 years old'],
    ])
    expect(errorsWith({ dateOfBirth: '1/1/2030' })).toEqual([
      ['dateOfBirth', 'Insurance owner should be over 17 years old'],
    ])
  })

  it('correct a reference that was dictated or copied, and leave other text as it is', () => {
    const read = (typedReference: string) =>
      readRetrieval({ ...typed, quoteReference: typedReference }, here).values?.quoteReference
    const ours = quoteReference('A', new Uint8Array(10))
    // Lower case, a different dash, an O for a zero.
    expect(read(ours.toLowerCase().replace('-', ' – ').replace('0', 'o'))).toBe(ours)
    expect(read(' q-123 ')).toBe('Q-123')
  })
})

describe('the security questions of a reminder', () => {
  const messagesFor = (dateOfBirth: string) =>
    readReminder({ surname: 'Okafor', postcode: 'LS1 1AA', dateOfBirth }, here).fieldErrors.map(
      ({ message }) => message,
    )

  it('are three, all required [RMD-02] [RMD-03]', () => {
    expect(reminderQuestions.map(({ label }) => label)).toEqual([
      'Policyholder surname',
      'Date of birth',
      'Home postcode',
    ])
    expect(readReminder({}, here).fieldErrors.map(({ name }) => name)).toEqual([
      'surname',
      'dateOfBirth',
      'postcode',
    ])
  })

  it('accept an owner from 17 to 90 years old [RMD-04]', () => {
    expect(messagesFor('15/11/2009')).toEqual([])
    expect(messagesFor('16/11/2009')).toEqual(['Insurance owner should be over 17 years old'])
    // Still 90 on the day before the 91st birthday.
    expect(messagesFor('16/11/1935')).toEqual([])
    expect(messagesFor('15/11/1935')).toEqual(['Please enter a date of birth no more than 90 years ago'])
  })

  it('return complete answers when there are no errors', () => {
    const securityAnswers = { surname: 'Okafor', postcode: 'LS1 1AA', dateOfBirth: '12/4/1985' }
    expect(readReminder(securityAnswers, here).values).toEqual({
      ...securityAnswers,
      dateOfBirth: '1985-04-12',
    })
  })
})

describe('the reference or policy number for an emailed link', () => {
  it.each([
    ['quoteReference', ' a 7k2m9qx4tb9', 'A-7K2M9QX4TB9'],
    ['policyNumber', ' a–1000 0001 ', 'A-10000001'],
  ] as const)('is corrected to its standard form: %s', (of, text, written) => {
    expect(readLinkName(of, { [of]: text }, here)).toMatchObject({ values: written, fieldErrors: [] })
  })

  it.each([
    ['quoteReference', '', 'Please enter your quote reference'],
    ['policyNumber', '', 'Please enter your policy number'],
    ['policyNumber', 'A/1', 'Please use only letters, digits and dashes in your policy number'],
  ] as const)('is required and validated with its own message: %s', (of, text, message) => {
    const { values, fieldErrors } = readLinkName(of, { [of]: text }, here)
    expect(values).toBeUndefined()
    expect(fieldErrors).toMatchObject([{ message }])
  })
})
