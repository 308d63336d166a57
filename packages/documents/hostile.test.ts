import type { AdditionalDriver, Answers } from '@milepost/domain/questions/answers'
import { aDriver, aProposer } from '@milepost/domain/questions/people/testing'
import { describe, expect, it } from 'vitest'
import type { DocumentKind } from './document-kinds'
import type { PricedQuote } from './quote-facts'
import { expectAccessible, expectInsideThePage } from './testing/expect-paper'
import { hostileNames } from './testing/hostile-names'
import { anOption, answersOf, aQuote, manyClaims, manyConvictions } from './testing/quotes'
import { elements } from './testing/read-pdf'
import { readDocument } from './testing/set'

/** Those that print what the customer wrote; the others print the name at their head alone. */
const kinds: readonly DocumentKind[] = [
  'key-facts',
  'statement-of-fact',
  'policy-wording',
  'credit-agreement',
]

/** A customer by this name, whose five drivers are all called so, as are the endorsements. */
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

describe.each(hostileNames)('with %s in every place', (_what, name, seen) => {
  it.each(kinds)('%s is whole', async (kind) => {
    const pdf = await readDocument(kind, everywhere(name))
    expectAccessible(pdf)
    expectInsideThePage(pdf)
    if (kind === 'key-facts') expect(pdf.text).toContain(seen)
  })
})

it('is whole with as much as an application can hold: six drivers with five claims each', async () => {
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
