import { aProposer } from '@milepost/domain/questions/people/testing'
import { expect, it } from 'vitest'
import { quoteDocumentData } from '../quote-document-data.ts'
import { aPolicy, readPolicyDocument } from '../testing/policies.ts'
import { answersOf, aQuote, manyClaims, readDocument } from '../testing/quotes.ts'
import { elements } from '../testing/read-pdf.ts'

it('has every question as asked, with its answer', async () => {
  const quote = aQuote('acorn_taxi')
  const { root } = await readDocument('statement-of-fact', quote)
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
  for (const { answers } of quoteDocumentData(quote).chapters) {
    for (const { question, answer, source } of answers) {
      expect(rows).toContainEqual([question, source ? `${answer} (looked up for you)` : answer])
    }
  }
})

it('has a chapter for each driver', async () => {
  const { root } = await readDocument('statement-of-fact', aQuote('acorn_pc'))
  expect(elements(root, 'H2').map(({ text }) => text)).toContain('Additional driver: Jo Ng')
})

it('has a separate heading for each claim', async () => {
  const proposerDetails = { ...aProposer, hasMotoringClaims: true, motoringClaims: manyClaims }
  const quote = aQuote('acorn_pc', { answers: answersOf('acorn_pc', { proposerDetails }) })
  const { root } = await readDocument('statement-of-fact', quote)
  expect(elements(root, 'H3').map(({ text }) => text)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Claim ${number}`),
  )
})

it('states the consequences of a wrong answer', async () => {
  const { text } = await readDocument('statement-of-fact', aQuote('acorn_pc'))
  expect(text).toContain('You must take reasonable care')
  expect(text).toContain('offence under the Road Traffic Act 1988')
})

it('masks every driving licence number, because it is sent by email and retained for years [T23]', async () => {
  const quote = aQuote('acorn_pc')
  const { licenceNumber } = quote.answers.proposerDetails
  const numbers = [licenceNumber, ...quote.answers.additionalDrivers.map((driver) => driver.licenceNumber)]
  const { text, root } = await readDocument('statement-of-fact', quote)
  const rows = elements(root, 'TR').map(({ children }) => children.map((cell) => cell.text))
  expect(numbers.filter((number) => number !== undefined)).toHaveLength(2)
  for (const number of numbers) expect(text.replaceAll(/\s/g, '')).not.toContain(number)
  expect(rows).toContainEqual(['What is your driving licence number?', '••••• •••••• ••• ••'])
})

const read = (...args: Parameters<typeof aPolicy>) =>
  readPolicyDocument('statement-of-fact', aPolicy(...args))

it('has every question as asked, with its answer, in a policy as in the quote [THX-02]', async () => {
  const { root } = await read('acorn_taxi')
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
  const answers = quoteDocumentData(aQuote('acorn_taxi')).chapters.flatMap(({ answers }) => answers)
  expect(answers.length).toBeGreaterThan(20)
  for (const { question, answer, source } of answers) {
    expect(rows).toContainEqual([question, source ? `${answer} (looked up for you)` : answer])
  }
})

it('has the questions of the purchase', async () => {
  const { root } = await read('acorn_pc', { automaticRenewal: true })
  const rows = elements(root, 'TR').map(({ children }) => children.map(({ text }) => text))
  expect(rows).toContainEqual(['Do you want your policy to renew automatically?', 'Yes'])
})

it('has the policy number and the date of purchase, and is worded for after the purchase', async () => {
  const { text } = await read('acorn_pc')
  expect(text).toContain('Policy number\nA-10000427')
  expect(text).toContain('Date of purchase\n15 November 2026')
  expect(text).toContain('What you confirmed by buying')
  expect(text).toContain('tell us straight away: call 0808 157 0132')
  expect(text).not.toContain('before you buy,')
})
