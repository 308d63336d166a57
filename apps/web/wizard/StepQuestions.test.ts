import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeys } from '@milepost/domain/journeys/journeys'
import { wizardSteps } from '@milepost/domain/journeys/steps'
import { type Answers, noAnswers } from '@milepost/domain/questions/answers'
import { aProposer, today } from '@milepost/domain/questions/people/testing'
import { describe, expect, it } from 'vitest'
import { headings, type PartsSettings, partsOf, partsReached } from './StepQuestions'

const circumstances = { terms: journeys.acorn_pc, today, definition: journeyDefinition }
const blank = { text: () => '' }

function parts(settings: Partial<PartsSettings> & Pick<PartsSettings, 'step'>) {
  return partsOf({ answers: noAnswers, circumstances, form: blank, ...settings })
}

describe('the parts of a step', () => {
  it('never open with more than eight questions, on any journey', () => {
    for (const terms of Object.values(journeys)) {
      for (const { name: step } of wizardSteps) {
        const found = parts({ step, circumstances: { ...circumstances, terms } })
        const visible = found.slice(0, partsReached(found)).flatMap(({ questions }) => questions)
        expect(visible.length, `${terms.id} ${step}`).toBeLessThanOrEqual(8)
        for (const { questions, heading } of found)
          expect(questions.length, `${terms.id} ${step} ${heading}`).toBeLessThanOrEqual(8)
      }
    }
  })

  it('hold every question asked, in the order of the journey', () => {
    const fields = parts({ step: 'aboutYou' }).flatMap(({ questions }) => questions.map(({ field }) => field))
    expect(fields[0]).toBe('proposerDetails.title')
    expect(fields.at(-1)).toBe('vehicleDetails.isNotKeptAtHomeAddressOverNight')
    expect(fields).toHaveLength(10)
  })

  it('are not there when they have nothing to ask', () => {
    const titles = (answers: Answers, channel?: 'aggregator') =>
      parts({
        step: 'aboutYou',
        answers,
        circumstances: { ...circumstances, ...(channel && { channel }) },
      }).map(({ heading }) => heading)
    expect(titles(noAnswers)).toEqual(['Your details', 'Your home'])
    expect(titles(noAnswers, 'aggregator')).toEqual(['Your details', 'Your home', 'How you heard about us'])
  })

  it('are reached one after the other, and as far as anything is answered or typed', () => {
    const reached = (settings: Partial<PartsSettings>) =>
      partsReached(parts({ step: 'aboutYou', ...settings }))
    expect(reached({})).toBe(1)
    expect(reached({ form: { text: (field) => (field === 'proposerDetails.title' ? '003' : '') } })).toBe(1)
    expect(reached({ answers: { ...noAnswers, proposerDetails: aProposer } })).toBe(2)
    const { address } = aProposer
    expect(reached({ answers: { ...noAnswers, proposerDetails: address ? { address } : {} } })).toBe(2)
  })

  it('begin at questions there are', () => {
    const fields = wizardSteps.flatMap(({ name }) =>
      journeyDefinition.steps[name].flatMap(({ of, ask }) => ask.map((each) => `${of}.${each.name}`)),
    )
    for (const field of Object.keys(headings)) expect(fields).toContain(field)
  })
})
