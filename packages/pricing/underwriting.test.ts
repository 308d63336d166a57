import { type ReasonCode, reasons } from '@milepost/domain/quote/underwriting-reasons'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import type { Risk } from './risk/risk.ts'
import {
  aClaim,
  aConviction,
  aDriver,
  anImpoundRisk,
  aRisk,
  aTaxiDriver,
  aTaxiRisk,
  aTelematicsRisk,
  aVanRisk,
} from './testing/people.ts'
import { underwrite } from './underwriting.ts'

const codes = (risk: Risk): readonly ReasonCode[] => {
  const verdict = underwrite(risk)
  return verdict.kind === 'accepted' ? [] : verdict.reasons.map(({ code }) => code)
}
const driver = (changed: Parameters<typeof aDriver>[0]) => aRisk({ drivers: [aDriver(changed)] })
const claims = (count: number) => driver({ claims: Array.from({ length: count }, () => aClaim()) })
const points = (count: number) => driver({ convictions: [aConviction({ points: count })] })
const banned = (offence: string, to: string, from = '2025-01-10') =>
  driver({
    convictions: [
      aConviction({ offence, ban: { kind: 'banned', from: localDate(from), to: localDate(to) } }),
    ],
  })

/** Just inside and just outside each limit: risk, then the reasons against it. All cover starts on 20 November 2026. */
const cases: readonly (readonly [string, Risk, readonly ReasonCode[]])[] = [
  ['a typical car', aRisk(), []],
  ['a typical van', aVanRisk(), []],
  ['a typical taxi', aTaxiRisk(), []],
  ['a typical car with a box', aTelematicsRisk(), []],
  ['a typical impounded car', anImpoundRisk(), []],
  ['an unspent criminal conviction', driver({ hasCriminalConviction: true }), ['criminal-conviction']],
  ['cover refused before', driver({ hasBeenRefusedCover: true }), ['refused-cover']],
  ['a car worth £100,000', aRisk({ vehicle: { value: fromPounds(100_000) } }), []],
  ['a car worth over £100,000', aRisk({ vehicle: { value: fromPounds('100000.01') } }), ['vehicle-value']],
  ['a car worth £100', aRisk({ vehicle: { value: fromPounds(100) } }), []],
  ['a car worth under £100', aRisk({ vehicle: { value: fromPounds('99.99') } }), ['low-vehicle-value']],
  ['a car worth nothing', aRisk({ vehicle: { value: fromPounds(0) } }), ['low-vehicle-value']],
  ['3 claims', claims(3), []],
  ['4 claims', claims(4), ['many-claims']],
  ['5 claims', claims(5), ['many-claims']],
  ['6 claims', claims(6), ['too-many-claims']],
  ['a fault claim of £20,000', driver({ claims: [aClaim({ cost: fromPounds(20_000) })] }), []],
  [
    'a fault claim over £20,000',
    driver({ claims: [aClaim({ cost: fromPounds(20_001) })] }),
    ['large-fault-claim'],
  ],
  [
    'an expensive claim without fault',
    driver({ claims: [aClaim({ cost: fromPounds(90_000), isAtFault: false })] }),
    [],
  ],
  ['8 points', points(8), []],
  ['9 points', points(9), ['many-points']],
  ['11 points', points(11), ['many-points']],
  ['12 points', points(12), ['too-many-points']],
  ['a driver of 17', driver({ age: 17 }), []],
  ['a driver of 16', driver({ age: 16 }), ['under-driving-age']],
  ['a driver of 85', driver({ age: 85 }), []],
  ['a driver of 86', driver({ age: 86 }), ['over-age']],
  ['a ban that ended the day before', banned('TT99', '2026-11-19'), []],
  ['a ban to the day cover starts', banned('TT99', '2026-11-20'), ['banned']],
  ['a ban from the day cover starts', banned('TT99', '2027-11-20', '2026-11-20'), ['banned']],
  ['a ban from the day after', banned('TT99', '2027-11-20', '2026-11-21'), []],
  ['a ban for killing while unfit', banned('CD40', '2026-11-01'), ['drink-or-drug-ban']],
  ['a ban for careless driving', banned('CD30', '2026-11-01'), []],
  ['a ban for drink that ended a year before', banned('DR10', '2025-11-20'), []],
  ['a ban for drink that ended within the year', banned('DR10', '2025-11-21'), ['drink-or-drug-ban']],
  ['a current ban for drugs', banned('DG10', '2027-01-01'), ['banned', 'drink-or-drug-ban']],
  ['a car kept in Jersey', aRisk({ vehicle: { overnightArea: 'JE' } }), ['outside-uk']],
  ['a car kept at a forces address', aRisk({ vehicle: { overnightArea: 'BFPO' } }), ['outside-uk']],
  ['a car kept in an area not listed', aRisk({ vehicle: { overnightArea: 'ID' } }), []],
  ['a Q plate', aRisk({ vehicle: { isQPlate: true } }), ['q-plate']],
  ['a car of unknown model', aRisk({ vehicle: { model: 'unknown' } }), ['vehicle-not-identified']],
  ['an imported car', aRisk({ vehicle: { origin: { kind: 'imported', country: 'JP' } } }), []],
  ['modifications of £5,000', modified('ENGINE_REMAP', 5000, false), []],
  ['modifications over £5,000', modified('ENGINE_REMAP', 5001, false), ['modifications-value']],
  ['expensive adaptations for medical reasons', modified('WHEELCHAIR_ACCESS', 15_000, true), []],
  ['nitrous oxide', modified('NITROUS', 500, false), ['racing-modification']],
  ['dangerous goods', aVanRisk({ work: work({ carriesDangerousGoods: true }) }), ['dangerous-goods']],
  ['hazardous sites', aTaxiRisk({ work: work({ visitsHazardousSites: true }) }), ['hazardous-site']],
  [
    'a young parcel driver',
    aVanRisk({ vehicle: { use: 'H' }, drivers: [aDriver({ age: 20 })] }),
    ['young-hire-driver'],
  ],
  ['a young van driver', aVanRisk({ drivers: [aDriver({ age: 20 })] }), []],
  ['a parcel driver of 21', aVanRisk({ vehicle: { use: 'H' }, drivers: [aDriver({ age: 21 })] }), []],
  ['a young private hire driver', youngTaxi('PR'), ['young-hire-driver']],
  ['a young public hire driver', youngTaxi('PU'), ['young-hire-driver']],
  ['a learner in a car', driver({ licence: { type: 'P', years: 1 } }), []],
  ['a van of 3,500 kg', aVanRisk({ vehicle: { grossWeightKilograms: 3500 } }), []],
  ['a van of unknown weight', aVanRisk({ vehicle: { grossWeightKilograms: 'unknown' } }), []],
  ['a van of unknown body type', aVanRisk({ vehicle: { bodyType: 'unknown' } }), []],
  ['a van whose work was not asked about', aVanRisk({ work: { kind: 'not-asked' } }), []],
  ['a van over 3,500 kg', aVanRisk({ vehicle: { grossWeightKilograms: 3501 } }), ['van-not-taken']],
  ['a horsebox', aVanRisk({ vehicle: { bodyType: 'HORSEBOX' } }), ['van-not-taken']],
  [
    'a taxi driver on a provisional licence',
    aTaxiRisk({ drivers: [aTaxiDriver({ licence: { type: 'P', years: 1 } })] }),
    ['hire-without-full-licence'],
  ],
  [
    'a public hire driver on private hire',
    aTaxiRisk({ drivers: [publicHireDriver()] }),
    ['public-hire-driver'],
  ],
  [
    'a public hire driver on public hire',
    aTaxiRisk({ vehicle: { use: 'PU' }, drivers: [publicHireDriver()] }),
    [],
  ],
  ['an impounded car of another owner', anImpoundRisk({ vehicle: { owner: '6' } }), ['not-owner-and-keeper']],
  [
    'an impounded car of another keeper',
    anImpoundRisk({ vehicle: { keeper: '2' } }),
    ['not-owner-and-keeper'],
  ],
  ['a car of another owner, not impounded', aRisk({ vehicle: { owner: '6', keeper: '6' } }), []],
]

describe('underwriting', () => {
  it.each(cases)('decides on %s', (_what, risk, expected) => {
    expect(codes(risk)).toEqual(expected)
  })

  it('has a case for every reason of the closed list', () => {
    const seen = new Set(cases.flatMap(([, , found]) => found))
    expect(Object.keys(reasons).filter((code) => !seen.has(code as ReasonCode))).toEqual([])
  })

  it('insures an impounded vehicle only for its owner and keeper [SEC-03]', () => {
    expect(underwrite(anImpoundRisk({ vehicle: { keeper: '2' } })).kind).toBe('declined')
  })

  it('collects every reason of every driver', () => {
    const risk = aRisk({
      drivers: [aDriver({ hasBeenRefusedCover: true }), aDriver({ age: 86 }), aDriver({ age: 16 })],
      vehicle: { isQPlate: true },
    })
    expect(underwrite(risk)).toEqual({
      kind: 'declined',
      reasons: [
        { code: 'refused-cover', driver: 0 },
        { code: 'under-driving-age', driver: 2 },
        { code: 'over-age', driver: 1 },
        { code: 'q-plate', driver: 'none' },
      ],
    })
  })

  it('counts the claims of all drivers together', () => {
    const two = aDriver({ claims: [aClaim(), aClaim()] })
    expect(codes(aRisk({ drivers: [two, two] }))).toEqual(['many-claims'])
  })

  it('does not read a spent conviction', () => {
    const spent = aConviction({
      offence: 'DR10',
      points: 12,
      isSpent: true,
      ban: { kind: 'banned', from: localDate('2025-01-01'), to: localDate('2027-01-01') },
    })
    expect(codes(driver({ convictions: [spent] }))).toEqual([])
  })
})

function modified(
  code: 'ENGINE_REMAP' | 'NITROUS' | 'WHEELCHAIR_ACCESS',
  pounds: number,
  isForMedicalReasons: boolean,
) {
  return aRisk({ vehicle: { modifications: [{ code, value: fromPounds(pounds), isForMedicalReasons }] } })
}

function work(changed: Partial<Extract<Risk['work'], { kind: 'commercial' }>>): Risk['work'] {
  return {
    kind: 'commercial',
    radius: '25',
    hasInternalRacking: false,
    carriesDangerousGoods: false,
    visitsHazardousSites: false,
    ...changed,
  }
}

function youngTaxi(use: 'PR' | 'PU') {
  return aTaxiRisk({ vehicle: { use }, drivers: [aTaxiDriver({ age: 20 })] })
}

function publicHireDriver() {
  const { badge } = aTaxiDriver()
  return aTaxiDriver({ badge: badge.kind === 'held' ? { ...badge, type: 'PU' } : badge })
}
