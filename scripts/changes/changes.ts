import type { Change } from './change.ts'

/** A question on the private car line, with 3% off for a yes. */
const dashCam: Change = {
  title: 'a dash-cam question with a 3% discount',
  most: 8,
  commands: [
    ['new-question', 'changes', 'hasDashCam', 'yes-no'],
    ['new-factor', 'policy', 'dash-cam', 'codes', 'private-car', '2026-11-16'],
  ],
  edits: [
    {
      file: 'packages/domain/questions/vehicle/condition.ts',
      find: `  label: 'TO FILL: has dash cam?',
  // TO FILL: asked nowhere until a journey says so, by a field of domain/terms: ({ terms }) => terms.use.asksIt
  isAsked: () => false,
  validate: mustBeAnswered({ key: 'hasDashCamRequired', message: 'TO FILL: what to do when it is not answered' }),
  // TO FILL: what a policy sold before this question means: { assume: an answer } if one can honestly be assumed (D-266)
  whenNeverAsked: 'ask-before-renewing',
  // TO FILL: what is assumed when a comparison site does not send it: assume: [an answer, 'What the customer is asked to check']
  aggregator: { field: 'hasDashCam' },
`,
      put: `  label: 'Does the car have a dash cam?',
  isAsked: ({ terms }) => terms.line === 'private-car',
  validate: mustBeAnswered({ key: 'hasDashCamRequired', message: 'Please tell us if the car has a dash cam' }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'dashCam', assume: [false, 'There is no dash cam'] },
`,
    },
    {
      file: 'packages/domain/questions/vehicle/has-dash-cam.test.ts',
      find: `// TO FILL: the requirement in each title, and the journeys that ask it.
it('is asked on these journeys', () => {
  expect(journeyIds.filter((id) => hasDashCam.isAsked?.(asking(id)))).toEqual([])`,
      put: `it('is asked on the private car line', () => {
  const asks = (id: JourneyId) => hasDashCam.isAsked?.(asking(id)) === true
  expect(journeyIds.filter(asks)).toEqual(journeyIds.filter((id) => journeys[id].line === 'private-car'))`,
    },
    {
      // The snapshot that the page's test writes with -u.
      file: 'docs/comparison-fields.md',
      after: '| `modifications` | a list; an empty list for none | The vehicle is not modified |\n',
      put: '| `dashCam` | private cars; `true` or `false` | There is no dash cam |\n',
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `  keeper: OwnerOrKeeperCode
`,
      put: `  hasDashCam: boolean
`,
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `  keeper: stored.code(),
`,
      put: `  hasDashCam: stored.since(stored.yesOrNo, false),
`,
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `  keeper: '1',
`,
      put: `  hasDashCam: false,
`,
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `  isLeftHandDrive: 'left-hand drive',
`,
      put: `  hasDashCam: 'dash cam',
`,
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `    keeper: vehicle.require(registeredKeeper, 'registeredKeeper'),
`,
      put: `    // Not asked on every line.
    hasDashCam: vehicle.details.hasDashCam === true,
`,
    },
    {
      file: 'packages/pricing/rating/policy-factors.ts',
      find: `    // TO FILL: its place in this list, which is the order of rating; what it reads; its group and words.
    table: 'dash-cam',
    lines: ['private-car'],
    name: 'TO FILL: what the pricing team calls dash-cam',
    group: 'vehicle',
    title: 'TO FILL: what the customer calls dash-cam',
    says: ({ key }) => key,
    reads: () => 'first',
    codes: ['first', '*'],
`,
      put: `    table: 'dash-cam',
    lines: ['private-car'],
    name: 'Dash cam',
    group: 'vehicle',
    title: 'Dash cam',
    says: yesOrNo,
    reads: ({ vehicle }) => yes(vehicle.hasDashCam),
    codes: ['yes', 'no'],
`,
    },
    {
      file: 'packages/pricing/rating/policy-factors.test.ts',
      find: `  it('is read from the risk', () => {
    expect(factor?.reads?.(aRisk())).toBe('first')
  })
`,
      put: `  it('takes 3% off', () => {
    expect(factor?.reads?.(aRisk())).toBe('no')
    const price = grossOf(aRisk({ vehicle: { hasDashCam: true } })) / grossOf(aRisk())
    expect(price).toBeCloseTo(0.97, 4)
  })
`,
    },
    {
      file: 'rates/private-car/dash-cam/2026-11-16.csv',
      find: `# TO FILL: what it is rated by
# Source: TO FILL
dash cam,multiplier
first,1
*,1
`,
      put: `# Whether there is a dash cam
# Source: own estimate
dash cam,multiplier
yes,0.97
no,1
`,
    },
  ],
  nearest: [
    'packages/domain/questions/vehicle/has-dash-cam.test.ts',
    'packages/domain/questions/vehicle/vehicle-questions.test.ts',
    'packages/pricing/rating/policy-factors.test.ts',
    'apps/portfolio/book',
  ],
}

/** A question on every line, of a kind that does not exist yet: a year. */
const yearModified: Change = {
  title: 'a question of a new kind',
  most: 7,
  commands: [['new-question', 'changes', 'yearModified', 'whole-number']],
  edits: [
    {
      file: 'packages/domain/questions/kinds/year.ts',
      isNew: true,
      put: `import { ok, refused } from '../../values/result.ts'
import type { Kind } from './kind.ts'

/** A year in four figures. */
export const year: Kind<number> = {
  input: 'year',
  example: '2019',
  read(typed) {
    const text = typed.trim()
    if (text === '') return ok(undefined)
    if (/^[12][0-9]{3}$/.test(text)) return ok(Number(text))
    return refused('yearNotReal', 'Please enter a year in four figures, like 2019')
  },
  show: String,
  holds: (value) => typeof value === 'number',
  dto: { shape: { whole: [1000, 2999] } },
}
`,
    },
    {
      file: 'packages/domain/questions/kinds/kind.ts',
      after: `  | 'tick'
`,
      put: `  | 'year'
`,
    },
    {
      file: 'apps/web/form/inputs.ts',
      after: `  'whole-number': NumberInput,
`,
      put: `  year: NumberInput,
`,
    },
    {
      file: 'packages/domain/questions/vehicle/condition.ts',
      find: `import { wholeNumber } from '../kinds/whole-number.ts'
`,
      put: `import { year } from '../kinds/year.ts'
`,
    },
    {
      file: 'packages/domain/questions/vehicle/condition.ts',
      find: `  kind: wholeNumber(2_000),
  group: 'changes',
  label: 'TO FILL: year modified?',
  // TO FILL: asked nowhere until a journey says so, by a field of domain/terms: ({ terms }) => terms.use.asksIt
  isAsked: () => false,
  validate: (count) => (Number.isSafeInteger(count) ? undefined : { key: 'yearModifiedRequired', message: 'TO FILL: what to do when it is not answered' }),
  // TO FILL: what a policy sold before this question means: { assume: an answer } if one can honestly be assumed (D-266)
  whenNeverAsked: 'ask-before-renewing',
  // TO FILL: what is assumed when a comparison site does not send it: assume: [an answer, 'What the customer is asked to check']
  aggregator: { field: 'yearModified' },
`,
      put: `  kind: year,
  group: 'changes',
  label: 'In which year was the vehicle last modified?',
  isAsked: ({ subject }) => subject.isModified === true,
  validate: (modified) => (Number.isSafeInteger(modified) ? undefined : { key: 'yearModifiedRequired', message: 'Please enter the year the vehicle was last modified' }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'yearModified' },
`,
    },
    {
      file: 'packages/domain/questions/vehicle/year-modified.test.ts',
      find: `// TO FILL: the requirement in each title, and the journeys that ask it.
it('is asked on these journeys', () => {
  expect(journeyIds.filter((id) => yearModified.isAsked?.(asking(id)))).toEqual([])`,
      put: `it('is asked about a modified vehicle, on every journey', () => {
  const ofModified = (id: JourneyId) => ({ ...asking(id), subject: { isModified: true } })
  expect(journeyIds.filter((id) => yearModified.isAsked?.(ofModified(id)))).toEqual(journeyIds)
  expect(journeyIds.filter((id) => yearModified.isAsked?.(asking(id)))).toEqual([])`,
    },
    {
      file: 'packages/domain/questions/vehicle/year-modified.test.ts',
      find: `  const value = 12
  expect(yearModified.kind.read('12', asking())).toEqual({ ok: true, value })
  expect(yearModified.validate(value, asking())).toBeUndefined()
  expect(yearModified.summary(value)).toBe('12')
`,
      put: `  const value = 2021
  expect(yearModified.kind.read('2021', asking())).toEqual({ ok: true, value })
  expect(yearModified.kind.read('21', asking())).toMatchObject({ key: 'yearNotReal' })
  expect(yearModified.validate(value, asking())).toBeUndefined()
  expect(yearModified.summary(value)).toBe('2021')
`,
    },
    {
      // The snapshot that the page's test writes with -u.
      file: 'docs/comparison-fields.md',
      after: '| `modifications` | a list; an empty list for none | The vehicle is not modified |\n',
      put: '| `yearModified` | a whole number | needed |\n',
    },
  ],
  nearest: [
    'packages/domain/questions/kinds/kind.test.ts',
    'packages/domain/questions/vehicle/year-modified.test.ts',
    'packages/domain/comparison/published-fields.test.ts',
    'packages/domain/testing/random-answers.test.ts',
  ],
}

/** A new brand that sells car insurance. */
const brandWithCarJourney: Change = {
  title: 'a new brand with a car journey',
  most: 8,
  commands: [['new-brand', 'Juniper']],
  edits: [
    {
      file: 'packages/domain/terms/identity.ts',
      after: `  mypolicy_telematics: { brand: 'MP', product: 'TL' },
`,
      put: `  juniper_pc: { brand: 'JN', product: 'PC' },
`,
    },
    {
      file: 'packages/domain/journeys/journeys.ts',
      after: `export const journeys: Readonly<Record<JourneyId, Terms>> = {
`,
      put: `  juniper_pc: {
    ...sold('juniper_pc', privateCar),
    name: 'Car insurance',
    insurer: 'Hartwell Mutual Insurance Limited',
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  },
`,
    },
    {
      file: 'rates/private-car/base/2026-11-16.csv',
      after: 'motorcade_pc,1030\n',
      put: 'juniper_pc,1030\n',
    },
    {
      file: 'rates/private-car/minimum/2026-01-01.csv',
      after: 'motorcade_pc,200\n',
      put: 'juniper_pc,200\n',
    },
  ],
  nearest: [
    'packages/domain/journeys/journeys.test.ts',
    'packages/domain/quote/quote-reference.test.ts',
    'packages/pricing/rating/rates.test.ts',
  ],
}

/** A rating factor that uses a value from the vehicle look-up. */
const colour: Change = {
  title: "a rating factor by the vehicle's colour",
  most: 5,
  commands: [['new-factor', 'policy', 'colour', 'codes', 'private-car', '2026-11-16']],
  edits: [
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `  keeper: OwnerOrKeeperCode
`,
      put: `  /** In the look-up's words. */
  colour: string
`,
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `  keeper: stored.code(),
`,
      put: `  colour: stored.since(stored.text, 'unknown'),
`,
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `  keeper: '1',
`,
      put: `  colour: 'unknown',
`,
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `  isLeftHandDrive: 'left-hand drive',
`,
      put: `  colour: 'colour',
`,
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      find: `  'class' | 'model' |`,
      put: `  'class' | 'colour' | 'model' |`,
    },
    {
      file: 'packages/pricing/risk/vehicle.ts',
      after: `    group: groupOf(info?.abigroup ?? ''),
`,
      put: `    colour: info?.colour ?? 'unknown',
`,
    },
    {
      file: 'packages/pricing/rating/policy-factors.ts',
      find: `    // TO FILL: its place in this list, which is the order of rating; what it reads; its group and words.
    table: 'colour',
    lines: ['private-car'],
    name: 'TO FILL: what the pricing team calls colour',
    group: 'vehicle',
    title: 'TO FILL: what the customer calls colour',
    says: ({ key }) => key,
    reads: () => 'first',
    codes: ['first', '*'],
`,
      put: `    table: 'colour',
    lines: ['private-car'],
    name: 'Colour',
    group: 'vehicle',
    title: 'Colour of the vehicle',
    says: ({ risk }) => risk.vehicle.colour,
    reads: ({ vehicle }) => vehicle.colour,
    codes: ['*'],
`,
    },
    {
      file: 'packages/pricing/rating/policy-factors.test.ts',
      find: `  it('is read from the risk', () => {
    expect(factor?.reads?.(aRisk())).toBe('first')
  })
`,
      put: `  it('is read from the risk, and makes a red car dearer', () => {
    expect(factor?.reads?.(aRisk())).toBe('unknown')
    expect(grossOf(aRisk({ vehicle: { colour: 'RED' } }))).toBeGreaterThan(grossOf(aRisk()))
  })
`,
    },
    {
      file: 'rates/private-car/colour/2026-11-16.csv',
      find: `# TO FILL: what it is rated by
# Source: TO FILL
colour,multiplier
first,1
*,1
`,
      put: `# Colour, in the words of the vehicle look-up
# Source: own estimate
colour,multiplier
RED,1.02
*,1
`,
    },
  ],
  nearest: ['packages/pricing/rating/policy-factors.test.ts', 'apps/portfolio/book'],
}

export const changes: readonly Change[] = [dashCam, yearModified, brandWithCarJourney, colour]
