import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { SubjectName } from '@milepost/domain/journeys/step-fields'
import type { Answers } from '@milepost/domain/questions/answers'
import { claimQuestions } from '@milepost/domain/questions/claim'
import { convictionQuestions } from '@milepost/domain/questions/conviction'
import { modificationQuestions } from '@milepost/domain/questions/modification'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { theDriver } from '@milepost/domain/questions/people/whose'
import type { AnyQuoteQuestion } from '@milepost/domain/questions/question'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  additionalDriverInput,
  additionalQuestions,
  claimInput,
  convictionInput,
  coverDetailsInput,
  modificationInput,
  proposerDetailsInput,
  quoteInput,
  vehicleDetailsInput,
} from '../shapes/quote.ts'
import { notSent, proposerWith, requestOn, vehicleWith, without } from '../testing/quote-customer.ts'
import { refusals } from '../testing/refusals.ts'

/** The field that has the answer: its own, that of the code it leads to, or its list. */
function fieldOf({ name, dto }: AnyQuoteQuestion): string {
  return typeof dto === 'object' && 'impliedBy' in dto ? dto.impliedBy : name
}

const history = { whose: theDriver }
const about = (subject: SubjectName) =>
  Object.values(journeyDefinition.steps)
    .flat()
    .filter(({ of }) => of === subject)
    .flatMap(({ ask }) => ask)

/** The field names of a schema, from its JSON Schema. */
function fieldsOf(schema: z.ZodMiniType): readonly string[] {
  return Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {})
}

it.each<[string, readonly AnyQuoteQuestion[], z.ZodMiniType, readonly string[]]>([
  ['DAT-02', about('proposerDetails'), proposerDetailsInput, ['hasAdditionalDriver']],
  ['DAT-03', about('vehicleDetails'), vehicleDetailsInput, []],
  ['DAT-04', about('coverDetails'), coverDetailsInput, []],
  ['DAT-06', about('additionalQuestions'), additionalQuestions, []],
  ['DAT-07', driverQuestions, additionalDriverInput, []],
  ['DAT-08', convictionQuestions(history), convictionInput, []],
  ['DAT-09', claimQuestions(history), claimInput, []],
  ['DAT-10', modificationQuestions, modificationInput, []],
])('every answer has a field in the request, except ticks [%s]', (_id, ask, schema, elsewhere) => {
  const fields = fieldsOf(schema)
  const lost = ask
    // Whether others drive follows from the list of drivers, next to the proposer.
    .filter(({ name }) => !notSent.has(name) && !elsewhere.includes(name))
    .filter((asked) => !fields.includes(fieldOf(asked)))
    .map(({ name }) => name)
  expect(ask.length).toBeGreaterThan(2)
  expect(lost).toEqual([])
})

it('only ticks are not sent, and they are asked', () => {
  const asked = [...about('coverDetails'), ...driverQuestions].filter(({ name }) => notSent.has(name))
  expect(asked.map(({ name, kind }) => [name, kind.input])).toEqual([
    ['hasAgreedDisclaimer', 'tick'],
    ['hasConsented', 'tick'],
  ])
})

it.each<[string, (answers: Answers) => Answers, string]>([
  [
    'whether there were claims',
    without('proposerDetails', 'hasMotoringClaims'),
    'proposerDetails.motoringClaims',
  ],
  [
    'which claims',
    proposerWith({ hasMotoringClaims: true, motoringClaims: [] }),
    'proposerDetails.motoringClaims',
  ],
  [
    'whether there is another occupation',
    without('proposerDetails', 'hasOtherOccupation'),
    'proposerDetails.employmentType',
  ],
  ['which other occupation', proposerWith({ hasOtherOccupation: true }), 'proposerDetails.employmentType'],
  ['whether others drive', without('proposerDetails', 'hasAdditionalDriver'), 'additionalDrivers'],
  ['who else drives', (answers) => ({ ...answers, additionalDrivers: [] }), 'additionalDrivers'],
  ['whether it is modified', without('vehicleDetails', 'isModified'), 'vehicleDetails.modifications'],
  ['who keeps it', without('vehicleDetails', 'isRegisteredKeeper'), 'vehicleDetails.registeredKeeper'],
  [
    'who owns it, if not the proposer',
    vehicleWith({ legalOwner: false, ownership: '1' }),
    'vehicleDetails.ownership',
  ],
  [
    'which licence, if not a full UK licence',
    proposerWith({ hasFullUkLicence: false, licenceType: 'F' }),
    'proposerDetails.licenceType',
  ],
])('an unanswered question is never sent as a no: %s', (_what, change, field) => {
  const places = refusals(quoteInput, requestOn('acorn_pc', change)).map((refusal) => refusal.split(':')[0])
  expect(places).toEqual([field])
})

it('adds no schema library to the browser bundle', async () => {
  const { metafile } = await build({
    entryPoints: [new URL('./quote-mapping.ts', import.meta.url).pathname],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs.some((path) => path.endsWith('quote-mapping.ts'))).toBe(true)
  expect(inputs.filter((path) => path.includes('zod'))).toEqual([])
})
