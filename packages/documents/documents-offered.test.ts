import { journeys } from '@milepost/domain/journeys/journeys'
import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { creditDocumentsOffered, documentsOffered } from './documents-offered'
import { anOption } from './testing/quotes'

const kinds = (...args: Parameters<typeof documentsOffered>) =>
  documentsOffered(...args).map(({ kind }) => kind)

const always = [
  'key-facts',
  'ipid',
  'policy-summary',
  'policy-wording',
  'statement-of-fact',
  'terms-of-business',
]

describe('the documents to read before buying', () => {
  it.each(['annual', 'seven-day', 'impound'] as const)('are these for a %s term [RES-21] [D-154]', (term) => {
    expect(kinds(journeys.acorn_pc, term, 'R')).toEqual(always)
  })

  it('are the subscription terms too for thirty days [D-154]', () => {
    expect(kinds(journeys.flag_taxi, 'thirty-day', 'R')).toEqual([...always, 'subscription-terms'])
  })

  it('are the telematics terms too where driving is measured [D-154]', () => {
    const measured = journeyIds.filter((id) =>
      kinds(journeys[id], 'annual', 'R').includes('telematics-terms'),
    )
    expect(measured).toEqual(['acorn_protect', 'carrot_pc', 'mypolicy_telematics'])
  })

  it('have names a customer reads, and files named for brand and quote', () => {
    const [first] = documentsOffered(journeys.acorn_pc, 'annual', 'MP4K7Q2X9')
    expect(first).toEqual({
      kind: 'key-facts',
      name: 'Key facts',
      fileName: 'Acorn key facts MP4K7Q2X9.pdf',
    })
  })

  it('have file names that hold nothing but letters, figures, spaces and hyphens', () => {
    const [first] = documentsOffered(journeys.acorn_pc, 'annual', '../"\r\nX: y;.exe')
    expect(first?.fileName).toBe('Acorn key facts Xyexe.pdf')
  })
})

describe('the credit documents', () => {
  it('are offered with an offer that can be paid monthly [DDM-03] [D-189]', () => {
    const offered = creditDocumentsOffered(journeys.acorn_pc, anOption('acorn_pc'), 'R')
    expect(offered.map(({ kind }) => kind)).toEqual(['pre-contract-credit-information', 'credit-agreement'])
  })

  it('are not offered to a minor or for a short term [D-179] [SUB-08]', () => {
    expect(creditDocumentsOffered(journeys.acorn_pc, anOption('acorn_pc', { isUnder18: true }), 'R')).toEqual(
      [],
    )
    const short = anOption('flag_taxi', { term: 'thirty-day' })
    expect(creditDocumentsOffered(journeys.flag_taxi, short, 'R')).toEqual([])
  })
})
