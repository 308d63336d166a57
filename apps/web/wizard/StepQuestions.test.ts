import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeys } from '@milepost/domain/journeys/journeys'
import { readStep, type Typed } from '@milepost/domain/journeys/read-step'
import { wizardSteps } from '@milepost/domain/journeys/steps'
import { type Answers, noAnswers } from '@milepost/domain/questions/answers'
import { headingOf } from '@milepost/domain/questions/groups'
import { isHomeOwner } from '@milepost/domain/questions/people/about-you'
import { driverQuestions } from '@milepost/domain/questions/people/person-questions'
import { aProposer, today } from '@milepost/domain/questions/people/testing'
import { describe, expect, it } from 'vitest'
import { type GroupsSettings, groupsOf } from './StepQuestions.tsx'
import { groupsReached } from './use-groups.ts'

const circumstances = { terms: journeys.acorn_pc, today, definition: journeyDefinition }

type Settings = Partial<GroupsSettings> & Pick<GroupsSettings, 'step'> & { typed?: Typed }

function parts({ typed = {}, ...settings }: Settings) {
  const { step, answers = noAnswers, circumstances: here = circumstances } = settings
  const { fieldErrors } = readStep(step, typed, answers, here)
  const form = { text: (field: string) => typed[field] ?? '', fieldErrors }
  return groupsOf({ answers, circumstances: here, form, ...settings })
}

describe('the groups of a step', () => {
  it('never open with more than eight questions, on any journey', () => {
    for (const terms of Object.values(journeys)) {
      for (const { name: step } of wizardSteps) {
        const found = parts({ step, circumstances: { ...circumstances, terms } })
        const visible = found.slice(0, groupsReached(found)).flatMap(({ questions }) => questions)
        expect(visible.length, `${terms.id} ${step}`).toBeLessThanOrEqual(8)
        for (const { questions, heading } of found)
          expect(questions.length, `${terms.id} ${step} ${heading}`).toBeLessThanOrEqual(8)
      }
    }
  })

  it('contain every question asked, in the order of the journey', () => {
    const fields = parts({ step: 'aboutYou' }).flatMap(({ questions }) => questions.map(({ field }) => field))
    expect(fields[0]).toBe('proposerDetails.title')
    expect(fields.at(-1)).toBe('vehicleDetails.isNotKeptAtHomeAddressOverNight')
    expect(fields).toHaveLength(10)
  })

  it('are left out when they have nothing to ask', () => {
    const titles = (answers: Answers, channel?: 'aggregator') =>
      parts({
        step: 'aboutYou',
        answers,
        circumstances: { ...circumstances, ...(channel && { channel }) },
      }).map(({ heading }) => heading)
    expect(titles(noAnswers)).toEqual(['Your details', 'Your home'])
    expect(titles(noAnswers, 'aggregator')).toEqual(['Your details', 'Your home', 'How you heard about us'])
  })

  it('open one after the other, once complete, and as far as anything is answered', () => {
    const reached = (settings: Partial<Settings>) => groupsReached(parts({ step: 'aboutYou', ...settings }))
    expect(reached({})).toBe(1)
    expect(reached({ typed: { 'proposerDetails.title': '003' } })).toBe(1)
    expect(reached({ answers: { ...noAnswers, proposerDetails: aProposer } })).toBe(2)
    const { address } = aProposer
    expect(reached({ answers: { ...noAnswers, proposerDetails: address ? { address } : {} } })).toBe(2)
  })

  it('have one heading each, and only a short page has none, on any journey and in the form of a driver', () => {
    const people = [noAnswers, { ...noAnswers, proposerDetails: aProposer }]
    for (const terms of Object.values(journeys))
      for (const { name: step } of wizardSteps)
        for (const answers of people) {
          const here = { ...circumstances, terms }
          const asked = parts({ step, answers, circumstances: here })
          const order = circumstances.definition.steps[step].flatMap(({ of, ask }) =>
            ask.map(({ name }) => `${of}.${name}`),
          )
          const shown = asked.flatMap(({ questions }) => questions.map(({ field }) => field))
          expect(shown, `${terms.id} ${step}`).toEqual(order.filter((field) => shown.includes(field)))
          if (asked.length > 1) expect(asked.map(({ heading }) => heading)).not.toContain(undefined)
        }
    const ofDrivers = driverQuestions.map(({ group }) => headingOf(group, 'driver'))
    expect(ofDrivers).not.toContain(undefined)
    const begun = ofDrivers.filter((heading, at) => heading !== ofDrivers[at - 1])
    expect(begun).toEqual([...new Set(begun)])
  })

  it('show a question under the heading of its group where the others of the group are not asked', () => {
    const [section] = journeyDefinition.steps.vehicleDetailsTwo
    if (!section) throw new Error('The step asks nothing')
    const hasRoofBox = { ...isHomeOwner, name: 'hasRoofBox', group: 'changes' } as const
    const definition = {
      ...journeyDefinition,
      steps: {
        ...journeyDefinition.steps,
        vehicleDetailsTwo: [{ ...section, ask: [...section.ask, hasRoofBox] }],
      },
    }
    const found = parts({ step: 'vehicleDetailsTwo', circumstances: { ...circumstances, definition } })
    const at = found.find(({ questions }) => questions.some(({ field }) => field.endsWith('.hasRoofBox')))
    expect(at?.heading).toBe('Changes to the vehicle')
  })

  it('let one press answer only yes-or-no questions, and never one whose no is refused', () => {
    for (const terms of Object.values(journeys)) {
      for (const { name: step } of wizardSteps) {
        const here = { ...circumstances, terms }
        for (const { noneOf } of parts({ step, circumstances: here })) {
          const typed = Object.fromEntries(noneOf.map((field) => [field, 'no']))
          const { fieldErrors } = readStep(step, typed, noAnswers, here)
          for (const field of noneOf)
            expect(
              fieldErrors.map((each) => each.field),
              `${terms.id} ${field}`,
            ).not.toContain(field)
        }
      }
    }
  })
})
