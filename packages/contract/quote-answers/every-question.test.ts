import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { SubjectName } from '@milepost/domain/journeys/step-fields'
import { claimQuestions } from '@milepost/domain/questions/claim'
import { convictionQuestions } from '@milepost/domain/questions/conviction'
import { modificationQuestions } from '@milepost/domain/questions/modification'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { theDriver } from '@milepost/domain/questions/people/whose'
import type { AnyQuoteQuestion } from '@milepost/domain/questions/question'
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
  vehicleDetailsInput,
} from '../shapes/quote'
import { notSent } from './testing/two-sides'

/** The field that tells an answer: its own, that of the code it leads to, or the list it promises. */
function fieldOf({ name, dto }: AnyQuoteQuestion): string {
  return typeof dto === 'object' && 'toldBy' in dto ? dto.toldBy : name
}

const history = { whose: theDriver }
const about = (subject: SubjectName) =>
  Object.values(journeyDefinition.steps)
    .flat()
    .filter(({ of }) => of === subject)
    .flatMap(({ ask }) => ask)

/** The names a part of the wire knows, from its JSON Schema. */
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
])(
  'nothing a customer is asked is lost on the wire, but for the ticks [%s]',
  (_id, ask, schema, elsewhere) => {
    const fields = fieldsOf(schema)
    const lost = ask
      // Whether others drive is told by the list of them, beside the proposer.
      .filter(({ name }) => !notSent.has(name) && !elsewhere.includes(name))
      .filter((asked) => !fields.includes(fieldOf(asked)))
      .map(({ name }) => name)
    expect(ask.length).toBeGreaterThan(2)
    expect(lost).toEqual([])
  },
)

it('only ticks stay behind, and they are asked', () => {
  const asked = [...about('coverDetails'), ...driverQuestions].filter(({ name }) => notSent.has(name))
  expect(asked.map(({ name, kind }) => [name, kind.input])).toEqual([
    ['hasAgreedDisclaimer', 'tick'],
    ['hasConsented', 'tick'],
  ])
})
