import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { dressOf } from '../brands/dresses'
import { typeset } from '../paper/typeset'
import { quoteFacts } from '../quote-facts'
import { expectAccessible, expectInsideThePage } from '../testing/expect-paper'
import { aQuote } from '../testing/quotes'
import { elements, readPdf } from '../testing/read-pdf'
import {
  documentsIssued,
  makePolicyDocument,
  type PolicyDocumentKind,
  policyDocumentKinds,
} from './policy-documents'
import type { PolicyFacts } from './policy-facts'

function aPolicy(id: (typeof journeyIds)[number]): PolicyFacts {
  const facts = quoteFacts(aQuote(id))
  const [payment] = facts.option.paymentOptions
  if (!payment) throw new Error('Every offer can be paid')
  return { ...facts, policyNumber: 'MPL10000427', issuedAt: new Date('2026-11-15T11:00:00Z'), payment }
}

const read = async (kind: PolicyDocumentKind, facts: PolicyFacts) =>
  readPdf(await typeset(policyDocumentKinds[kind].write(facts), dressOf(facts.terms.brand), false))

describe.each(journeyIds)('the papers of a policy of %s', (id) => {
  it.each(['certificate', 'schedule'] as const)('are set in full: %s [D-154]', async (kind) => {
    const pdf = await read(kind, aPolicy(id))
    expectInsideThePage(pdf)
    expect(pdf.text).toContain('MPL10000427')
    expect(pdf.text).toContain('10:15 on 20 November 2026')
    if (kind === 'schedule') expectAccessible(pdf)
  })
})

describe('the certificate of motor insurance', () => {
  it('has the items of the form in their order and the certification last', async () => {
    const { root, text } = await read('certificate', aPolicy('acorn_pc'))
    const rows = elements(root, 'TR').map(({ children }) => children.map((cell) => cell.text))
    expect(rows.map(([number, name]) => `${number} ${name}`)).toEqual([
      '1 Registration mark of vehicle',
      '2 Name of policyholder',
      '3 Effective date and time of the commencement of insurance for the purposes of the relevant law',
      '4 Date and time of expiry of insurance',
      '5 Persons or classes of persons entitled to drive',
      '6 Limitations as to use',
    ])
    expect(rows[4]?.[2]).toMatch(/^Alan Morgan; Jo Ng\. /)
    expect(text.indexOf('I hereby certify')).toBeGreaterThan(text.indexOf('Limitations as to use'))
  })

  it('is black on white, with no brand on its face', async () => {
    const { pages, objects } = await read('certificate', aPolicy('flag_taxi'))
    const source = [...objects.values()].join('\n')
    const colours = [...source.matchAll(/([\d.]+ [\d.]+ [\d.]+) scn/g)].map(([, colour]) => colour)
    expect(new Set(colours)).toEqual(new Set(['0 0 0']))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.artifacts).not.toContain('FLAG')
  })
})

it('gives the bytes, and the names of the files', async () => {
  const facts = aPolicy('acorn_pc')
  expect(documentsIssued(facts).map(({ fileName }) => fileName)).toEqual([
    'Acorn certificate of motor insurance MPL10000427.pdf',
    'Acorn policy schedule MPL10000427.pdf',
  ])
  const bytes = await makePolicyDocument('schedule', facts)
  expect(Buffer.from(bytes).subarray(0, 8).toString()).toBe('%PDF-1.7')
})

it('says in the schedule how the price was paid', async () => {
  expect((await read('schedule', aPolicy('acorn_pc'))).text).toContain('£779.36 in total with interest')
  expect((await read('schedule', aPolicy('briefly_impound'))).text).toContain(
    'You paid £623.40 in full by card.',
  )
})
