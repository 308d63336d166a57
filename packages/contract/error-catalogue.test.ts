import { paymentFailureAnswer } from '@milepost/domain/payment/failure'
import { describe, expect, it } from 'vitest'
import { allCalls } from './all-calls.ts'
import { errorRows } from './error-catalogue.ts'
import { errorWords } from './error-words.ts'
import { quoteEndPages } from './pages.ts'
import { problemCodes } from './problem.ts'
import type { Consequence } from './refusals.ts'

const rows = errorRows(allCalls)

const inWords = (seen: Consequence) =>
  'page' in seen ? `goes to ${seen.page}` : 'words' in seen ? `“${seen.words}”` : seen.silent

/** The five calls of a family are listed as one. */
const listed = (calls: readonly string[]) =>
  [...new Set(calls.map((name) => name.replace(/^(Generate|RateExisting)\w+Quote$/, '$1…Quote')))].join(', ')

describe('the error catalogue', () => {
  it('has the texts of the specification character for character, including misspellings [D-052]', () => {
    expect(errorWords).toMatchObject({
      quoteMismatch: 'There was a problem with your quote. Please try again.',
      reminderMismatch: 'Some of the details provided do not match the information in your quote.',
      noSession: 'Unable to create a session',
      noQuote: 'Unable to find quote',
      validation: 'Validation error.',
      notRetrieved: 'Unable to retrieve quote. Please check your details and try again.',
      policyNotFound: 'Unable to find policy with the details provided.',
      notPrepared: 'There was a problem preparing your payment.',
      invalidCard: 'Invalid card details',
      noPaymentMethod: 'Please ensure your payment details have been entered correctly.',
      purchaseFailed: 'There has been an error with your quote purchase. Please try again.',
      noDeviceData: 'We where unable to authenticate payment. Please try again.',
      addOnFailed: 'Unable to process quote with add-on. Please try again.',
      protectionFailed: 'Unable to process quote with no claims protection. Please try again.',
      breakdownNotAdded: 'Unable to add break down cover',
      breakdownNotRemoved: 'Unable to remove break down cover',
      keyCareNotAdded: 'Unable to add key care',
      keyCareNotRemoved: 'Unable to remove key care',
      registrationNotSet: 'Unable to update vehicle registration.',
      vehicleNotRequoted:
        'Unable to submit your vehicle details for re-quote, please contact our support team on web chat',
    })
  })

  it.each([
    [
      'scheme-not-accepted',
      "Sorry we don't support this card vendor, please try Visa or Mastercard.",
      'ERR-16',
    ],
    ['not-uk-issued', 'We only accept UK issued cards. Please try again.', 'ERR-22'],
    [
      'not-authenticated',
      'Unable to authenticate your payment. Please check you have approved your transaction with your bank.',
      'ERR-23',
    ],
  ] as const)('has the message for a card that is %s: “%s” [%s]', (failure, words, _requirement) => {
    expect(paymentFailureAnswer(failure).message).toBe(words)
  })

  it('has every quote code of the specification [ERR-01]', () => {
    for (const code of [
      'INTERNAL_ERROR',
      'ICE_ERROR',
      'VALIDATION_ERROR',
      'QUOTE_MISMATCH',
      'QUOTE_LOCKED',
      'QUOTE_DECLINED',
      'QUOTE_REFERRED',
      'QUOTE_NOT_FOUND',
      'QUOTE_EXPIRED',
      'QUOTE_ALREADY_TAKEN_UP',
    ]) {
      expect(problemCodes).toContain(code)
      expect(rows.some((row) => row.code === code)).toBe(true)
    }
  })

  it('leaves a code to the caller only for calls made with a key', () => {
    const callerCodes = allCalls.filter(({ refusals = {} }) =>
      Object.values(refusals).some((codes) => Object.values(codes).includes('caller')),
    )
    expect(callerCodes.length).toBeGreaterThan(3)
    for (const { name, access } of callerCodes) expect(['site-key', 'service-key'], name).toContain(access)
  })

  it('has a consequence of a 204 only for calls that return one', () => {
    const calls = allCalls.filter(({ whenNothingFound }) => whenNothingFound !== undefined)
    for (const { name, replies } of calls) expect(replies[204], name).toBe('nothing')
  })

  it('leads a code to the same page for every call [NAV-32 to NAV-36]', () => {
    const ends = new Map<string, string>(Object.entries(quoteEndPages))
    const quoteCodes = rows.flatMap(({ code, consequence }) =>
      'page' in consequence && code.startsWith('QUOTE_') && code !== 'QUOTE_INELIGIBLE'
        ? [{ code, page: consequence.page }]
        : [],
    )
    expect(quoteCodes.length).toBeGreaterThan(6)
    for (const { code, page } of quoteCodes) expect(page).toBe(ends.get(code))
  })

  it('shows a message and stays on the page for a payment code [NAV-37]', () => {
    const ofPayment = rows.filter(({ code }) => code.startsWith('PAYMENT_'))
    expect(ofPayment).toHaveLength(5)
    for (const { consequence } of ofPayment) expect(consequence).toHaveProperty('words')
  })

  it('matches docs/errors.md', async () => {
    const lines = rows.map(
      ({ code, calls, consequence }) =>
        `| ${code} | ${listed(calls)} | ${inWords(consequence)} | ${consequence.requirement} |`,
    )
    const words = Object.entries(errorWords).map(([name, text]) => `| ${name} | ${text} |`)
    const text = [
      '# What a customer sees after an error',
      '',
      'A test generates this page from the records in `packages/contract/calls` and `packages/contract/error-words.ts`. Change those, then run',
      '`npx vitest run --project unit packages/contract/error-catalogue -u`.',
      '',
      '## By code and call',
      '',
      '| code | calls | what the customer sees | requirement |',
      '|---|---|---|---|',
      ...lines,
      '',
      '## Messages',
      '',
      '| name | message |',
      '|---|---|',
      ...words,
      '',
    ].join('\n')
    await expect(text).toMatchFileSnapshot('../../docs/errors.md')
  })
})
