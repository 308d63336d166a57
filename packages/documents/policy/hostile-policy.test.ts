import { aDriver, aProposer } from '@milepost/domain/questions/people/testing'
import { describe, expect, it } from 'vitest'
import { typeset } from '../pdf/render'
import { expectAccessible, expectInert, expectInsideThePage } from '../testing/expect-paper'
import { hostileNames } from '../testing/hostile-names'
import { aPolicy } from '../testing/policies'
import { answersOf } from '../testing/quotes'
import { readPdf } from '../testing/read-pdf'
import { documentTheme } from '../theme'
import { documentsIssued, makePolicyDocument, writePolicyDocument } from './policy-documents'

/** A policyholder by this name, living there, whose drivers, bank and email are all called so. */
function everywhere(name: string) {
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

describe.each(hostileNames)('with %s in every place', (_what, name, seen) => {
  const facts = everywhere(name)
  it.each(documentsIssued(facts).map(({ kind }) => kind))(
    '%s is whole, and acts on nothing [T18]',
    async (kind) => {
      const open = await typeset(writePolicyDocument(kind, facts), documentTheme(facts.terms.brand), false)
      const pdf = readPdf(open)
      expectInsideThePage(pdf)
      if (kind !== 'certificate') expectAccessible(pdf)
      expectInert(open)
      expectInert(await makePolicyDocument(kind, facts))
      if (kind === 'schedule') expect(pdf.text).toContain(seen)
    },
  )
})
