import { answersInWords } from '@milepost/domain/journeys/answers-in-words'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeys } from '@milepost/domain/journeys/journeys'
import { wizardSteps } from '@milepost/domain/journeys/steps'
import { noAnswers } from '@milepost/domain/questions/answers'
import { aClaim, aDriver, aProposer, today } from '@milepost/domain/questions/people/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useLocation } from '../router.tsx'
import { MemoryRouter } from '../testing/memory-router.tsx'
import { AnswerSummary } from './AnswerSummary.tsx'
import { changeIn } from './change.ts'

afterEach(cleanup)

const answers = {
  ...noAnswers,
  proposerDetails: {
    ...aProposer,
    hasAdditionalDriver: true,
    hasMotoringClaims: true,
    motoringClaims: [aClaim],
  },
  additionalDrivers: [aDriver],
}
const path = wizardSteps.map(({ name }) => name)
const chapters = answersInWords(
  path,
  answers,
  { terms: journeys.acorn_pc, today, definition: journeyDefinition },
  {
    'proposerDetails.maritalStatus': 'assumed',
    'proposerDetails.title': 'comparison-site',
    'proposerDetails.address': 'looked-up',
    'proposerDetails.motoringClaims.0.atFault': 'assumed',
    'additionalDrivers.0.title': 'comparison-site',
  },
)

function Where() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} ${changeIn(state)}`}</p>
}

function show() {
  render(
    <MemoryRouter>
      <AnswerSummary chapters={chapters} />
      <Where />
    </MemoryRouter>,
  )
}

it('shows every answer under its step', () => {
  show()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'About You',
    'Driver Details',
    'Licence Details',
    'Additional driver: Jo Ng',
  ])
  const asked = screen.getByText('What is your date of birth?')
  expect(asked.nextElementSibling?.textContent).toBe('27 March 1987')
  expect(screen.getByText('Claim 1').parentElement?.textContent).toContain('£1,200')
})

it('shows the source of each answer that the customer did not give, and no source for their own', () => {
  show()
  const marked = [...document.querySelectorAll('[data-part="answers-source"]')].map((mark) => [
    mark.closest('[data-part="answers-row"]')?.querySelector('dt')?.textContent,
    mark.textContent,
  ])
  expect(marked).toEqual([
    ['What is your title?', 'From the comparison site'],
    ['What is your marital status?', "We've assumed this. Please check."],
    ['What is your home address?', 'We looked this up for you'],
    ['Your claims, accidents and losses', "We've assumed this. Please check."],
    ["What is the driver's title?", 'From the comparison site'],
  ])
})

it('gives each Change link a unique name that says what it changes', () => {
  show()
  const names = screen.getAllByRole('link').map((link) => link.textContent)
  expect(names).toContain('Change answer: What is your date of birth?')
  expect(names).toContain('Change driver: Jo Ng')
  expect(new Set(names).size).toBe(names.length)
})

it('opens the step that asks the question, and passes the question to it', () => {
  show()
  fireEvent.click(screen.getByRole('link', { name: 'Change answer: What is your date of birth?' }))
  expect(screen.getByText('/quote/about-you proposerDetails.dateOfBirth')).toBeDefined()
})

it('changes a driver as a whole, from the first question about them', () => {
  show()
  fireEvent.click(screen.getByRole('link', { name: 'Change driver: Jo Ng' }))
  expect(screen.getByText('/quote/additional-drivers additionalDrivers.0.title')).toBeDefined()
})
