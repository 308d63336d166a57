import { journeys } from '@milepost/domain/journeys/journeys'
import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { documentsAtEnd, renderEndingDocument, writeEndingDocument } from './ending-documents.ts'
import { anEndedPolicy, cancelledEnding, ranOutEnding, readEndingDocument } from './testing/endings.ts'
import {
  expectAccessible,
  expectInert,
  expectInsideThePage,
  expectNothingLeftBehind,
  expectOurWords,
} from './testing/expect-document.ts'
import { journeysOfRun } from './testing/journeys-of-run.ts'

const cancelled = anEndedPolicy('acorn_pc', cancelledEnding)
const ranOut = anEndedPolicy('acorn_pc', ranOutEnding)

describe.each(journeysOfRun)('the last documents of a policy of %s', (id) => {
  const policy = anEndedPolicy(id, cancelledEnding)
  it.each(documentsAtEnd(policy).map(({ kind }) => kind))('are complete: %s [DSK-502]', async (kind) => {
    const pdf = await readEndingDocument(kind, policy)
    expectInsideThePage(pdf)
    expectNothingLeftBehind(pdf)
    expectOurWords(pdf)
    expectAccessible(pdf)
    expect(pdf.text).toContain(journeys[id].insurer)
    // The proof is one sheet, to be passed on.
    if (kind === 'no-claims-proof') expect(pdf.pages).toHaveLength(1)
    const bytes = Buffer.from(await renderEndingDocument(kind, policy))
    expectInert(bytes)
    expect(Buffer.from(await renderEndingDocument(kind, policy)).equals(bytes)).toBe(true)
  })
})

it('a cancelled policy has both, one that ran out the proof only, and neither a certificate [DSK-502]', () => {
  expect(documentsAtEnd(cancelled).map(({ fileName }) => fileName)).toEqual([
    'Acorn statement of cancellation A-10000427.pdf',
    'Acorn proof of no claims discount A-10000427.pdf',
  ])
  expect(documentsAtEnd(ranOut).map(({ kind }) => kind)).toEqual(['no-claims-proof'])
  expect(() => writeEndingDocument('statement-of-cancellation', ranOut)).toThrow('has no statement')
})

describe('the statement of cancellation', () => {
  it('says when cover ended and why, what comes back, and what driving uninsured is [D-286]', async () => {
    const { text } = await readEndingDocument('statement-of-cancellation', cancelled)
    expect(text).toContain('has not been insured by it since 23:59 on 3 February 2027')
    expect(text).toContain('A payment was missed and was not made up')
    expect(text).toContain('Charge for 76 of 365 days of cover')
    expect(text).toMatch(/£633\.43/)
    expect(text).toMatch(/Driving without insurance is an offence/)
    expect(text).toMatch(/off the road \(a SORN\)/)
  })

  it('says what is owed and why [D-269]', async () => {
    const { cancellation } = cancelledEnding
    const money = cancellation?.money
    if (!cancellation || !money) throw new Error('It has figures')
    const figures = { ...money.figures, toCard: pence(0), stillOwedToUs: pence(4_200) }
    const ending = { ...cancelledEnding, cancellation: { ...cancellation, money: { ...money, figures } } }
    const { text } = await readEndingDocument('statement-of-cancellation', anEndedPolicy('acorn_pc', ending))
    expect(text).toMatch(/You owe us £42\.00/)
    expect(text).toMatch(/more than you've paid/)
  })

  it('says where every penny of the refunded premium goes [D-269]', async () => {
    const { cancellation } = cancelledEnding
    const money = cancellation?.money
    if (!cancellation || !money) throw new Error('It has figures')
    const figures = {
      ...money.figures,
      toLender: pence(50_000),
      againstDebt: pence(3_343),
      toCard: pence(10_000),
    }
    const ending = { ...cancelledEnding, cancellation: { ...cancellation, money: { ...money, figures } } }
    const { text } = await readEndingDocument('statement-of-cancellation', anEndedPolicy('acorn_pc', ending))
    expect(text).toMatch(/Premium refunded\s+£633\.43/)
    expect(text).toMatch(/Of it, for your loan\s+£500\.00/)
    expect(text).toMatch(/Of it, for what hasn't been paid yet\s+£33\.43/)
    expect(text).toMatch(/Of it, to the card you paid with\s+£100\.00/)
  })

  it('of cover that never began says so', async () => {
    const { cancellation } = cancelledEnding
    if (!cancellation) throw new Error('It is cancelled')
    const ending = { ...cancelledEnding, cancellation: { ...cancellation, isBeforeStart: true } }
    const { text } = await readEndingDocument('statement-of-cancellation', anEndedPolicy('acorn_pc', ending))
    expect(text).toContain('cancelled before cover began')
  })
})

describe('the proof of no claims discount', () => {
  it('states the years, what they are based on and whether they are protected [SUB-07]', async () => {
    const { text } = await readEndingDocument('no-claims-proof', ranOut)
    expect(text).toMatch(/Years when the policy ended\s+5 years/)
    expect(text).toMatch(/Declared when it was bought\s+4 years/)
    expect(text).toMatch(/Earned with this policy\s+1 year/)
    expect(text).toMatch(/Protected\s+No/)
    expect(text).toMatch(/what the policyholder told us/)
    expect(text).toMatch(/Give this to your next insurer.*two years after cover ended/)
  })

  it('adds no year for a policy that was cancelled [SUB-07]', async () => {
    const { text } = await readEndingDocument('no-claims-proof', cancelled)
    expect(text).toMatch(/Years when the policy ended\s+4 years/)
    expect(text).toMatch(/None: it ended before a full year/)
  })
})
