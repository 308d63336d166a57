import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { claimQuestions } from '@milepost/domain/questions/claim'
import { convictionQuestions } from '@milepost/domain/questions/conviction'
import { modificationQuestions } from '@milepost/domain/questions/modification'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { you } from '@milepost/domain/questions/people/whose'
import { expect, it } from 'vitest'
import { firstInputs } from './first-inputs.tsx'
import { foundInputs } from './found-inputs.tsx'
import { inputs } from './inputs.ts'

it('has an input for every question', () => {
  const asked = [
    ...Object.values(journeyDefinition.steps).flatMap((sections) => sections.flatMap(({ ask }) => ask)),
    ...driverQuestions,
    ...claimQuestions({ whose: you }),
    ...convictionQuestions({ whose: you }),
    ...modificationQuestions,
  ]
  expect(asked.filter(({ kind }) => !inputs[kind.input]).map(({ name }) => name)).toEqual([])
})

it('has the inputs of the first step without the rest', () => {
  const asked = journeyDefinition.steps.vehicleDetails.flatMap(({ ask }) => ask)
  const here = { ...firstInputs, ...foundInputs }
  expect(asked.filter(({ kind }) => !here[kind.input]).map(({ name }) => name)).toEqual([])
})
