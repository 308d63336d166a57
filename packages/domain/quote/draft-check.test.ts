import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftEmailOf, draftKeysOf, LARGEST_DRAFT, opensDraft } from './draft-check.ts'

const answers = {
  proposerDetails: { dateOfBirth: '1985-04-12', address: { line1: '1 High Street', postcode: 'LS1 1AA' } },
}
const owner = { dateOfBirth: '1985-04-12', postcode: 'LS1 1AA' }

describe('the keys of a draft', () => {
  it('are the date of birth and the postcode in the answers', () => {
    expect(draftKeysOf(answers)).toEqual(owner)
  })

  it.each([
    ['nothing', undefined],
    ['no proposer', { vehicleDetails: { value: 5000 } }],
    ['no address', { proposerDetails: { dateOfBirth: '1985-04-12' } }],
    ['no date of birth', { proposerDetails: { address: answers.proposerDetails.address } }],
    [
      'a date that does not exist',
      { proposerDetails: { ...answers.proposerDetails, dateOfBirth: '1985-02-30' } },
    ],
    ['half a postcode', { proposerDetails: { ...answers.proposerDetails, address: { postcode: 'LS1' } } }],
    [
      'a postcode that is not text',
      { proposerDetails: { ...answers.proposerDetails, address: { postcode: 1 } } },
    ],
  ])('do not exist with %s, and nothing opens the draft', (_what, incomplete) => {
    expect(draftKeysOf(incomplete)).toBeUndefined()
    expect(opensDraft(incomplete, owner)).toBe(false)
  })
})

describe('a draft', () => {
  it('may be up to 32 KB', () => {
    expect(LARGEST_DRAFT).toBe(32_768)
  })

  it.each(['LS1 1AA', 'ls11aa', ' ls1-1aa ', 'Ls1  1Aa'])(
    'opens to its owner for the postcode %j',
    (postcode) => {
      expect(opensDraft(answers, { ...owner, postcode })).toBe(true)
    },
  )

  it('opens for a postcode that was stored in another notation', () => {
    const stored = { proposerDetails: { ...answers.proposerDetails, address: { postcode: 'ls11aa' } } }
    expect(opensDraft(stored, owner)).toBe(true)
  })

  it.each([
    ['another day', { ...owner, dateOfBirth: '1985-04-13' }],
    ['another postcode', { ...owner, postcode: 'LS1 1AB' }],
    ['no postcode', { ...owner, postcode: '' }],
    ['no correct answer', { dateOfBirth: '', postcode: '' }],
  ])('does not open for %s', (_what, claimed) => {
    expect(opensDraft(answers, claimed)).toBe(false)
  })

  it('does not open or fail for any stored value', () => {
    fc.assert(fc.property(fc.anything(), (stored) => opensDraft(stored, owner) === false))
  })
})

describe('the address a link goes to', () => {
  const stored = (emailAddress: unknown) => ({ proposerDetails: { emailAddress } })

  it('is the one in the answers, in its stored form', () => {
    expect(draftEmailOf(stored(' Pat.Lee@Example.COM '))).toBe('Pat.Lee@example.com')
  })

  it.each([
    ['no answers', undefined],
    ['no address', stored(undefined)],
    ['an address that is not text', stored(['a@example.com'])],
    ['half an address', stored('pat@')],
    ['two addresses', stored('a@example.com, b@example.com')],
    ['an injected header', stored('a@example.com\r\nBcc: b@example.com')],
    ['one that is inherited', { proposerDetails: Object.create({ emailAddress: 'a@example.com' }) }],
  ])('does not exist with %s', (_what, answers) => {
    expect(draftEmailOf(answers)).toBeUndefined()
  })
})
