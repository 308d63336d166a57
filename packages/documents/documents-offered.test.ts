import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { documentsOffered, type Sale } from './documents.ts'
import { anOption } from './testing/quotes.ts'

/** Paid by card only, unless stated otherwise. */
const offered = (
  id: JourneyId,
  term: Sale['term'],
  paymentOptions: Sale['paymentOptions'] = [],
  reference = 'R',
) => documentsOffered({ terms: journeys[id], term, paymentOptions }, reference)
const kinds = (...args: Parameters<typeof offered>) => offered(...args).map(({ kind }) => kind)

const always = [
  'key-facts',
  'ipid',
  'policy-summary',
  'policy-wording',
  'statement-of-fact',
  'terms-of-business',
]

describe('the documents to read before purchase', () => {
  it.each(['annual', 'seven-day', 'impound'] as const)(
    'are the basic ones for a %s term [RES-21] [D-154]',
    (term) => {
      expect(kinds('acorn_pc', term)).toEqual(always)
    },
  )

  it('include the subscription terms for thirty days [D-154]', () => {
    expect(kinds('flag_taxi', 'thirty-day')).toEqual([...always, 'subscription-terms'])
  })

  it('include the telematics terms if driving is measured [D-154]', () => {
    const measured = journeyIds.filter((id) => kinds(id, 'annual').includes('telematics-terms'))
    expect(measured).toEqual(['acorn_protect', 'carrot_pc', 'mypolicy_telematics'])
  })

  it('have readable names, and file names with brand and quote reference', () => {
    const [first] = offered('acorn_pc', 'annual', [], 'MP4K7Q2X9')
    expect(first).toEqual({
      kind: 'key-facts',
      name: 'Key facts',
      fileName: 'Acorn key facts MP4K7Q2X9.pdf',
    })
  })

  it('have file names with letters, digits, spaces and hyphens only', () => {
    const [first] = offered('acorn_pc', 'annual', [], '../"\r\nX: y;.exe')
    expect(first?.fileName).toBe('Acorn key facts Xyexe.pdf')
  })
})

describe('the credit documents', () => {
  it('are included if the offer can be paid monthly [DDM-03] [D-189]', () => {
    const { paymentOptions } = anOption('acorn_pc')
    expect(kinds('acorn_pc', 'annual', paymentOptions)).toEqual([
      ...always,
      'pre-contract-credit-information',
      'credit-agreement',
    ])
  })

  it('are not included for a minor or a short term [D-179] [SUB-08]', () => {
    const { paymentOptions } = anOption('acorn_pc', { isUnder18: true })
    expect(kinds('acorn_pc', 'annual', paymentOptions)).toEqual(always)
    const short = anOption('flag_taxi', { term: 'thirty-day' })
    expect(kinds('flag_taxi', 'thirty-day', short.paymentOptions)).toEqual([...always, 'subscription-terms'])
  })
})
