import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allCalls } from '@milepost/contract/all-calls'
import { errorWords } from '@milepost/contract/error-words'
import { problemCodes } from '@milepost/contract/problem'
import { paymentFailureAnswer } from '@milepost/domain/payment/failure'
import { describe, expect, it } from 'vitest'
import { endOfQuote } from './error-catalogue'
import { type ErrorRow, errorRows } from './error-catalogue-by-call'

/** Called by other firms' servers and by our own, never by a browser. */
const ofServers = [
  'CreateQuoteForCancelledPolicy',
  'GetAcornRestartablePolicies',
  'CancelPolicy',
  'GetRestartedQuote',
  'PriceRisk',
  'PriceRisks',
]

const web = join(import.meta.dirname, '..')

const inWords = ({ leads }: ErrorRow) =>
  'page' in leads ? `goes to ${leads.page}` : 'words' in leads ? `“${leads.words}”` : leads.silent

/** The five calls of a family are read as one. */
const listed = (calls: readonly string[]) =>
  [...new Set(calls.map((name) => name.replace(/^(Generate|RateExisting)\w+Quote$/, '$1…Quote')))].join(', ')

describe('the error catalogue', () => {
  it('says the texts of the specification to the letter, misspellings included [D-052]', () => {
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
  ] as const)('says of a card that is %s: “%s” [%s]', (failure, words, _requirement) => {
    expect(paymentFailureAnswer(failure).message).toBe(words)
  })

  it('knows every quote code of the specification [ERR-01]', () => {
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
      expect(errorRows.some((row) => row.code === code)).toBe(true)
    }
  })

  it('has a row for every code that any call of the browser may answer with', () => {
    const missing = allCalls
      .filter(({ name }) => !ofServers.includes(name))
      .flatMap(({ name, problems = {} }) =>
        Object.values(problems)
          .flat()
          .filter((code) => !errorRows.some((row) => row.code === code && row.calls.includes(name)))
          .map((code) => `${name} ${code}`),
      )
    expect(missing).toEqual([])
  })

  it('names no call that there is none of', () => {
    const known = allCalls.map(({ name }) => name)
    expect(errorRows.flatMap(({ calls }) => calls).filter((name) => !known.includes(name))).toEqual([])
  })

  it('leads a code to the same page everywhere, unless a call says otherwise [NAV-32 to NAV-36]', () => {
    const quoteCodes = errorRows.filter(
      ({ code, leads }) => 'page' in leads && code.startsWith('QUOTE_') && code !== 'QUOTE_INELIGIBLE',
    )
    expect(quoteCodes.length).toBeGreaterThan(6)
    for (const { code, leads } of quoteCodes) expect(leads).toEqual({ page: endOfQuote(code).to })
  })

  it('never leads away for a payment code [NAV-37]', () => {
    const rows = errorRows.filter(({ code }) => code.startsWith('PAYMENT_'))
    expect(rows).toHaveLength(5)
    for (const { leads } of rows) expect(leads).toHaveProperty('words')
  })

  it('is the one place where these words stand', () => {
    const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|node_modules|error-catalogue/.test(name),
    )
    expect(files.length).toBeGreaterThan(300)
    const elsewhere = files.flatMap((name) => {
      const text = readFileSync(join(web, name), 'utf8')
      return Object.values(errorWords).flatMap((words) => (text.includes(words) ? `${name}: ${words}` : []))
    })
    expect(elsewhere).toEqual([])
  })

  it('is written down in docs/errors.md', async () => {
    const rows = errorRows.map(
      (row) => `| ${row.code} | ${listed(row.calls)} | ${inWords(row)} | ${row.requirement} |`,
    )
    const words = Object.entries(errorWords).map(([name, text]) => `| ${name} | ${text} |`)
    const text = [
      '# What a customer sees of an error',
      '',
      'Written by a test from `apps/web/api/error-catalogue-by-call.ts` and `packages/contract/error-words.ts`: change those, then run',
      '`npx vitest run --project web apps/web/api/error-catalogue-by-call -u`.',
      '',
      '## By code and call',
      '',
      '| code | calls | what the customer sees | requirement |',
      '|---|---|---|---|',
      ...rows,
      '',
      '## Words',
      '',
      '| name | words |',
      '|---|---|',
      ...words,
      '',
    ].join('\n')
    await expect(text).toMatchFileSnapshot('../../../docs/errors.md')
  })
})
