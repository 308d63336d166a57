import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import type { Answers } from '../questions/answers.ts'
import { aDriver, aProposer } from '../questions/people/testing.ts'
import { type JourneyId, journeyIds } from '../terms/identity.ts'
import { type ProofCode, proofsAsked } from './proofs-asked.ts'
import { anAnswer, tomorrow } from './testing.ts'

const proofs = (id: JourneyId = 'acorn_pc', more: Partial<Answers> = {}, deviceProvider?: string) =>
  proofsAsked(journeys[id], anAnswer(more), { deviceProvider })
const journeysWith = (code: ProofCode) =>
  journeyIds.filter((id) => proofs(id).some((proof) => proof.code === code))
const proof = (code: ProofCode, ...args: Parameters<typeof proofs>) =>
  proofs(...args).find((each) => each.code === code)
const foreign = { hasFullUkLicence: false, licenceType: 'E' } as const

describe('the proofs required of a policy that follows another', () => {
  const vehicleDetails = { registration: 'AA19 AAA' }
  const proposerDetails = { ...aProposer, hasAdditionalDriver: true }
  const before = anAnswer({
    vehicleDetails,
    proposerDetails,
    additionalDrivers: [aDriver],
    coverDetails: { effectiveFrom: tomorrow, yearsOfNoClaimsDiscount: '4' },
  })
  const codes = (id: JourneyId, more: Partial<Answers>) =>
    proofsAsked(journeys[id], { ...before, ...more }, { deviceProvider: undefined }, before).map(
      ({ code }) => code,
    )
  const withYears = (yearsOfNoClaimsDiscount: '4' | '5' | '6') => ({
    coverDetails: { ...before.coverDetails, yearsOfNoClaimsDiscount },
  })

  it.each(journeyIds.filter((id) => journeys[id].cover.term !== 'impound'))(
    'are none if nothing is new, for %s [D-215]',
    (id) => {
      expect(codes(id, {})).toEqual([])
      expect(codes(id, { vehicleDetails: { registration: 'aa19aaa' } })).toEqual([])
    },
  )

  it('leave out a year of discount that was earned here, and include more than that [D-215]', () => {
    expect(codes('acorn_pc', withYears('5'))).toEqual([])
    expect(codes('acorn_pc', withYears('6'))).toEqual(['no-claims'])
  })

  it('include a new driver, and the taxi licences and device of another vehicle [D-215]', () => {
    const ada = { ...aDriver, ...foreign, firstName: 'Ada' }
    const withAda = { additionalDrivers: [aDriver, ada] }
    expect(codes('acorn_pc', withAda)).toEqual(['foreign-licence'])
    expect(codes('acorn_taxi', withAda)).toEqual(['foreign-licence', 'taxi-licences'])
    const another = { vehicleDetails: { registration: 'BB20 BBB' } }
    expect(codes('acorn_pc', another)).toEqual([])
    expect(codes('acorn_taxi', another)).toEqual(['taxi-licences'])
    expect(codes('mypolicy_telematics', another)).toEqual(['device'])
  })
})

describe('the proofs required after purchase', () => {
  it('do not include a discount that the customer does not have', () => {
    expect(proof('no-claims')).toBeUndefined()
  })

  it.each([
    ['1', '1 year'],
    ['10', '10 years or more'],
  ] as const)('include a discount of %s, within 21 days of the start', (yearsOfNoClaimsDiscount, words) => {
    const asked = proof('no-claims', 'acorn_pc', {
      coverDetails: { effectiveFrom: tomorrow, yearsOfNoClaimsDiscount },
    })
    expect(asked?.what).toContain(`shows ${words} without a claim`)
    expect(asked?.by).toBe('By 7 December 2026, 21 days after cover starts')
    expect(asked?.otherwise).toContain('We may cancel your policy')
  })

  it('have no date while the start is not known', () => {
    const asked = proof('no-claims', 'acorn_pc', { coverDetails: { yearsOfNoClaimsDiscount: '3' } })
    expect(asked?.by).toBe('Within 21 days of the start of cover')
  })

  it('include the DVLA record of a licence, or photos of a licence the DVLA did not issue', () => {
    expect(proof('dvla-record')?.title).toBe('Your driving licence')
    expect(proof('foreign-licence')).toBeUndefined()
    const two = {
      proposerDetails: { ...aProposer, ...foreign, hasAdditionalDriver: true },
      additionalDrivers: [aDriver, { ...aDriver, ...foreign, firstName: 'Ada' }],
    }
    expect(proof('foreign-licence', 'acorn_pc', two)?.what).toBe(
      "A photo of both sides of these driving licences: your own and Ada Ng's.",
    )
    const one = { proposerDetails: { ...aProposer, ...foreign } }
    expect(proof('foreign-licence', 'acorn_pc', one)?.what).toBe(
      'A photo of both sides of your driving licence.',
    )
    expect(proof('dvla-record', 'acorn_pc', two)?.title).toBe('Your driving licence')
  })

  it('leave out drivers who were removed', () => {
    const gone = { additionalDrivers: [{ ...aDriver, ...foreign }] }
    expect(proof('foreign-licence', 'acorn_pc', gone)).toBeUndefined()
  })

  it('include badge and plate on taxi lines, the pound’s documents on impound, the device where driving is measured', () => {
    expect(journeysWith('taxi-licences')).toEqual(['acorn_taxi', 'flag_taxi'])
    expect(journeysWith('release')).toEqual(['briefly_impound'])
    expect(journeysWith('device')).toEqual(['acorn_protect', 'carrot_pc', 'mypolicy_telematics'])
  })

  it('name the company that fits the device', () => {
    expect(proof('device', 'carrot_pc', {}, 'Waymark Telematics')?.what).toContain(
      'Waymark Telematics will contact you',
    )
    expect(proof('device', 'carrot_pc')?.what).toContain('Our device partner will contact you')
  })

  it.each(journeyIds)('state on %s what to prove, by when and what happens otherwise', (id) => {
    const asked = proofs(id)
    expect(asked.length).toBeGreaterThan(0)
    for (const { title, what, by, otherwise } of asked)
      for (const words of [title, what, by, otherwise]) expect(words).not.toBe('')
    expect(new Set(asked.map(({ code }) => code)).size).toBe(asked.length)
  })
})
