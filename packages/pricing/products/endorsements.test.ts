import { fromPounds } from '@milepost/domain/values/pence'
import { expect, it } from 'vitest'
import type { Risk } from '../risk/risk.ts'
import { aDriver, anImpoundRisk, aRisk, aTaxiRisk, aTelematicsRisk, aVanRisk } from '../testing/people.ts'
import { endorsementReferencesOf, endorsementsOf, everyEndorsement } from './endorsements.ts'

const always = ['Named drivers only', 'No driving of other vehicles']
const names = (risk: Risk) => endorsementsOf(risk).map(({ name }) => name)

const remap = { code: 'ENGINE_REMAP', value: fromPounds(500), isForMedicalReasons: false } as const
const licensed = (type: 'F' | 'P', years: number) => aDriver({ age: 25, licence: { type, years } })

it.each([
  ['a typical car', aRisk(), []],
  [
    'a young driver',
    aRisk({ drivers: [aDriver(), aDriver({ age: 24 })] }),
    ['Young or inexperienced drivers'],
  ],
  ['a driver of 25 with two years', aRisk({ drivers: [licensed('F', 2)] }), []],
  ['a new driver of 25', aRisk({ drivers: [licensed('F', 1)] }), ['Young or inexperienced drivers']],
  [
    'a learner and another driver',
    aRisk({ drivers: [aDriver(), licensed('P', 2)] }),
    ['Provisional licence holders'],
  ],
  ['a modified car', aRisk({ vehicle: { modifications: [remap] } }), ['Declared modifications']],
  ['a discount that is not protected', aRisk({ cover: { noClaims: { kind: 'none' } } }), []],
  ['a locked garage', aRisk({ vehicle: { overnight: '1' } }), ['Garaging']],
  [
    'a locked garage without cover for theft',
    aRisk({ vehicle: { overnight: '1' }, cover: { level: 'TPO' } }),
    [],
  ],
  ['a box', aTelematicsRisk(), ['Telematics device']],
  ['a van', aVanRisk(), ['Tools and goods']],
  ['a private hire taxi', aTaxiRisk(), ['Private hire', 'Licensed drivers only']],
  ['an impounded car', anImpoundRisk(), ['Release from a pound']],
  [
    'a taxi for thirty days',
    aTaxiRisk({ cover: { term: 'thirty-day' } }),
    ['Private hire', 'Licensed drivers only', 'Release of vehicle from impound'],
  ],
])('has the endorsements of %s', (_what, risk, more) => {
  expect(names(risk)).toEqual([...always, ...more])
})

it('states that protecting a discount does not protect the price', () => {
  const noClaims = { kind: 'earned', years: 5, isProtected: true, on: 'not-asked' } as const
  const found = endorsementsOf(aRisk({ cover: { noClaims } })).at(-1)
  expect(found?.wording).toContain('does not protect the overall price')
})

it('refers to the document that shows what its wording mentions', () => {
  expect(endorsementReferencesOf(aRisk())).toEqual([
    { name: 'Named drivers only', refersTo: ['named-drivers'] },
    { name: 'No driving of other vehicles', refersTo: ['vehicle'] },
  ])
  expect(endorsementsOf(aRisk()).map(({ wording }) => wording)).toEqual([
    'Cover applies only while the vehicle is driven by a person named on the certificate of insurance.',
    'This policy does not cover you to drive any vehicle other than the one shown on your schedule.',
  ])
})

it('has a name and a wording for every endorsement', () => {
  const all = [aRisk(), aVanRisk(), aTaxiRisk(), aTelematicsRisk(), anImpoundRisk()].flatMap(endorsementsOf)
  expect(all.every(({ name, wording }) => name !== '' && wording.endsWith('.'))).toBe(true)
})

it.each(everyEndorsement)('$name mentions documents only through declared references', ({ own }) => {
  expect(own).not.toMatch(/schedule|certificate|statement|shown|named|listed|above|below/i)
})
