import type { AdditionalDriver, Answers } from '@milepost/domain/questions/answers'
import { aDriver, aProposer } from '@milepost/domain/questions/people/testing'
import { describe, expect, it } from 'vitest'
import {
  documentsIssued,
  type QuoteDocumentKind,
  renderPolicyDocument,
  writePolicyDocument,
} from './documents.ts'
import { renderPdf } from './pdf/render.ts'
import type { PricedQuote } from './quote-document-data.ts'
import { expectAccessible, expectInert, expectInsideThePage } from './testing/expect-document.ts'
import { aPolicy } from './testing/policies.ts'
import { anOption, answersOf, aQuote, manyClaims, manyConvictions, readDocument } from './testing/quotes.ts'
import { elements, readPdf } from './testing/read-pdf.ts'
import { documentTheme } from './theme.ts'

/** The kinds that print what the customer entered; the others only print the name in the heading. */
const kinds: readonly QuoteDocumentKind[] = [
  'key-facts',
  'statement-of-fact',
  'policy-wording',
  'credit-agreement',
]

/** A customer with this name, whose five drivers and endorsements have it too. */
function everywhere(name: string, history: Partial<AdditionalDriver> = {}): PricedQuote {
  const person = { ...history, firstName: name, lastNames: name }
  const answers: Partial<Answers> = {
    proposerDetails: { ...aProposer, ...person, hasAdditionalDriver: true },
    additionalDrivers: Array.from({ length: 5 }, () => ({ ...aDriver, ...person })),
  }
  const endorsements = Array.from({ length: 3 }, (_, index) => ({
    name: `${name} ${index}`,
    wording: `${name} `.repeat(40),
  }))
  return aQuote('acorn_pc', {
    answers: answersOf('acorn_pc', answers),
    option: anOption('acorn_pc', { endorsements }),
    reference: `<ref>&"${'9'.repeat(30)}`,
  })
}

/** Names that may be typed: a description, the text, and the part visible in a document (safety T18). */
const hostileNames: readonly (readonly [string, string, string])[] = [
  ['the longest name', 'Bartholomew-Featherstonehaugh Cholmondeley-Marjorib', 'Cholmondeley'],
  ['a word without a break', 'W'.repeat(400), 'WWWW'],
  ['a script', '</script><script>alert(1)</script>', '</script>'],
  ['a frame', '<iframe src=file:///etc/passwd><img src=http://127.0.0.1:9>', 'file:///etc/passwd'],
  ['a PDF', '(evil) Tj ET >> endobj \\) << /JS (app.alert(1)) /Launch /URI (x) /EmbeddedFile >>', 'endobj'],
  ['control characters', 'Al\u0000an\u001b[31m\r\n\tMor\u007fgan', 'Alan[31m Morgan'],
  ['text written right to left', '\u202eAlan\u202c \u2067Morgan\u2069\u200f\u200b', 'Alan Morgan'],
  ['many combining accents', `A${'\u0301'.repeat(200)}lan`, 'Álan'],
  ['letters of other alphabets', 'Ştefan Łukasz Ivanović Ґудзь Ελένη Nguyễn', 'Ґудзь Ελένη Nguyễn'],
  ['characters that no face has', '王小明 🚗 Ĕlan', '??? ? Elan'],
  ['empty text', '', ''],
]

/**
 * Every run prints each name in the documents that print it most, and one name in all documents. The long run prints all names in all
 * documents (docs/decisions/0019).
 */
const isOfRun = (kind: string, what: string) =>
  Boolean(process.env['LONG']) ||
  what === 'a PDF' ||
  ['statement-of-fact', 'key-facts', 'schedule'].includes(kind)

describe.each(hostileNames)('a quote with %s in every field', (what, name, seen) => {
  it.each(kinds.filter((kind) => isOfRun(kind, what)))('%s is complete', async (kind) => {
    const pdf = await readDocument(kind, everywhere(name))
    expectAccessible(pdf)
    expectInsideThePage(pdf)
    if (kind === 'key-facts') expect(pdf.text).toContain(seen)
  })
})

it('is complete at the limits of an application: six drivers with five claims each', async () => {
  const history = {
    hasMotoringClaims: true,
    motoringClaims: manyClaims,
    hasMotoringConvictions: true,
    motoringConvictions: manyConvictions,
  }
  const pdf = await readDocument('statement-of-fact', everywhere('Bartholomew Featherstonehaugh', history))
  expectAccessible(pdf)
  expectInsideThePage(pdf)
  expect(elements(pdf.root, 'H3').filter(({ text }) => text.startsWith('Claim'))).toHaveLength(30)
})

/** A policyholder with this name, which is also in the address, drivers, bank and email. */
function everywhereInPolicy(name: string) {
  const address = { ...aProposer.address, line1: name, line2: name, city: name }
  const person = { firstName: name, lastNames: name }
  const answers = answersOf('acorn_pc', {
    proposerDetails: {
      ...aProposer,
      ...person,
      address: { line3: '', line4: '', county: '', country: '', postcode: 'LS1 1AA', ...address },
      hasAdditionalDriver: true,
    },
    additionalDrivers: [
      { ...aDriver, ...person },
      { ...aDriver, ...person },
    ],
  })
  const endorsements = [{ name, wording: `${name} `.repeat(20) }]
  const { credit } = aPolicy('acorn_pc')
  if (!credit) throw new Error('It is paid monthly')
  return aPolicy('acorn_pc', {
    quoted: { answers, offer: { endorsements } },
    email: `${name}@morgan.example`,
    credit: { ...credit, account: { ...credit.account, holder: name, bankName: name } },
  })
}

describe.each(hostileNames)('a policy with %s in every field', (what, name, seen) => {
  const policy = everywhereInPolicy(name)
  const issued = documentsIssued(policy).map(({ kind }) => kind)
  it.each(issued.filter((kind) => isOfRun(kind, what)))(
    '%s is complete and has no active content [T18]',
    async (kind) => {
      const open = await renderPdf(
        writePolicyDocument(kind, policy),
        documentTheme(policy.terms.brand),
        false,
      )
      const pdf = readPdf(open)
      expectInsideThePage(pdf)
      if (kind !== 'certificate') expectAccessible(pdf)
      expectInert(open)
      expectInert(await renderPolicyDocument(kind, policy))
      if (kind === 'schedule') expect(pdf.text).toContain(seen)
    },
  )
})
