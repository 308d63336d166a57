import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { AdditionalDriver, Answers } from '@milepost/domain/questions/answers'
import { aClaim, aDriver } from '@milepost/domain/questions/people/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stepPath } from '../../paths.ts'
import { useLocation } from '../../router.tsx'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { resetQuote, useQuote } from '../../state/quote-state.ts'
import { MemoryRouter, memoryHistory, Route, Routes } from '../../testing/memory-router.tsx'
import { WizardStep } from '../WizardStep.tsx'
import { atTheDrivers } from './testing.ts'
// Imported beforehand, so that no test waits for it.
import './AdditionalDriversStep.tsx'

beforeEach(loadJourneyDefinition)
afterEach(() => {
  cleanup()
  resetQuote()
})

const kim: AdditionalDriver = { ...aDriver, firstName: 'Kim', relationshipToProposer: 'U' }
const STEP = stepPath('additionalDrivers')
const before: readonly WizardStepName[] = [
  'vehicleDetails',
  'vehicleDetailsTwo',
  'aboutYou',
  'driverDetails',
  'driverDetailsTwo',
]

type Shown = { change?: string; proposer?: Partial<Answers['proposerDetails']> }

/** The step behind its guard; the other steps are stubs. */
async function show(drivers: readonly AdditionalDriver[] = [], { change, proposer }: Shown = {}) {
  useQuote.setState({
    answers: {
      ...atTheDrivers,
      proposerDetails: { ...atTheDrivers.proposerDetails, ...proposer },
      additionalDrivers: drivers,
    },
    completedSteps: Object.fromEntries(before.map((step) => [step, true])),
  })
  await draw(change)
}

async function draw(change?: string) {
  const here = { pathname: STEP, state: change === undefined ? null : { change } }
  const history = memoryHistory([stepPath('driverDetailsTwo'), here])
  render(
    <MemoryRouter history={history}>
      <Routes>
        <Route path={STEP} element={<WizardStep step="additionalDrivers" />} />
        {wizardSteps
          .filter(({ name }) => name !== 'additionalDrivers')
          .map(({ name }) => (
            <Route key={name} path={stepPath(name)} element={null} />
          ))}
      </Routes>
      <Address onBack={history.back} />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: 'Additional Drivers' })
}

function Address({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" onClick={onBack}>
      At {useLocation().pathname}
    </button>
  )
}

const held = () => useQuote.getState().answers
const names = () => held().additionalDrivers.map(({ firstName }) => firstName)
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const isBlocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const reasonOf = (name: string) =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent
const rows = () => screen.getAllByRole('row').slice(1)
const main = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: `Main driver: ${name}` })
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const arrives = (step: WizardStepName) => waitFor(() => expect(button(`At ${stepPath(step)}`)).toBeTruthy())

describe('the table of drivers', () => {
  it('lists the proposer and the added drivers [ADD-01]', async () => {
    await show([aDriver, kim])
    expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Alan Morgan',
      'Jo Ng',
      'Kim Ng',
    ])
    expect(rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Policyholder',
      'Brother or sister',
      'Not related',
    ])
  })

  it('opens about-you to edit the proposer [ADD-02]', async () => {
    await show([aDriver])
    press('Edit Alan Morgan')
    await arrives('aboutYou')
  })

  it('edits another driver in a form, in their place [ADD-03]', async () => {
    await show([aDriver, kim])
    press('Edit Jo Ng')
    expect(document.activeElement?.textContent).toBe('Edit Jo Ng')
    expect(box(/first name/).value).toBe('Jo')
    fireEvent.change(box(/first name/), { target: { value: 'Joanna' } })
    press('Save driver')
    expect(names()).toEqual(['Joanna', 'Kim'])
    expect(document.activeElement).toBe(rows()[1])
  })

  it('removes a driver only after "Are you sure?" [ADD-03]', async () => {
    await show([aDriver, kim])
    press('Remove Jo Ng')
    const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })
    expect(dialog.textContent).toContain('Jo Ng')
    press('No, keep them')
    expect(names()).toEqual(['Jo', 'Kim'])
    press('Remove Jo Ng')
    press('Yes, remove them')
    expect(names()).toEqual(['Kim'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers no Remove for the proposer [ADD-05]', async () => {
    await show([aDriver])
    expect(screen.queryByRole('button', { name: 'Remove Alan Morgan' })).toBeNull()
    expect(button('Remove Jo Ng')).toBeTruthy()
  })

  it('marks one main driver, the proposer by default [ADD-04]', async () => {
    await show([aDriver, kim])
    expect(main('Alan Morgan').checked).toBe(true)
    fireEvent.click(main('Kim Ng'))
    expect([main('Alan Morgan'), main('Jo Ng'), main('Kim Ng')].map(({ checked }) => checked)).toEqual([
      false,
      false,
      true,
    ])
    expect(held().proposerDetails.isMainDriver).toBe(false)
    press('Remove Kim Ng')
    press('Yes, remove them')
    expect(main('Alan Morgan').checked).toBe(true)
  })

  it('offers no choice of main driver while the proposer is alone', async () => {
    await show()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('adding a driver', () => {
  const consent = 'Please ask the driver, then tick to confirm they agree'

  it('opens an empty form, one part at a time [ADD-06]', async () => {
    await show([aDriver])
    press('Add Another Driver')
    expect(document.activeElement?.textContent).toBe('Add a driver')
    expect(box(/first name/).value).toBe('')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'About the driver',
    ])
    press('Cancel')
    expect(names()).toEqual(['Jo'])
    expect(document.activeElement).toBe(button('Add Another Driver'))
  })

  it('never autofills the customer’s details as those of the driver', async () => {
    await show()
    press('Add Another Driver')
    expect(box(/first name/).autocomplete).toBe('off')
    expect(box(/surname/).autocomplete).toBe('off')
  })

  it('reports only missing answers that were shown', async () => {
    await show()
    press('Add Another Driver')
    press('Add driver')
    expect(within(screen.getByRole('alert')).getByText("Please enter the driver's first name")).toBeTruthy()
    expect(screen.queryByText(consent)).toBeNull()
    expect(names()).toEqual([])
  })

  it('also requires the driver’s agreement [ADD-18]', async () => {
    const { hasConsented: _agreed, ...silent } = aDriver
    await show([silent])
    press('Edit Jo Ng')
    press('Save driver')
    expect(screen.getAllByText(consent)).toHaveLength(2)
  })

  it('is not possible at the maximum, and shows why [ADD-07] [CON-05]', async () => {
    await show([aDriver, kim, kim, kim, kim])
    expect(isBlocked('Add Another Driver')).toBe(true)
    expect(reasonOf('Add Another Driver')).toBe('You can add up to 5 additional drivers on this policy.')
    press('Add Another Driver')
    expect(screen.queryByRole('heading', { name: 'Add a driver' })).toBeNull()
  })

  it('retains the half-filled form over a reload', async () => {
    await show()
    press('Add Another Driver')
    fireEvent.change(box(/first name/), { target: { value: 'Sam' } })
    cleanup()
    await draw()
    expect(screen.getByRole('heading', { name: 'Add a driver' })).toBeTruthy()
    expect(box(/first name/).value).toBe('Sam')
  })

  it('shows the driver’s claims in their own list [CLM-01]', async () => {
    await show([{ ...aDriver, hasMotoringClaims: true, motoringClaims: [aClaim] }])
    press('Edit Jo Ng')
    press(/^Remove claim 1/)
    press('Yes, remove it')
    press('Save driver')
    expect(
      screen.getAllByText('Please add at least one claim, or change your answer to no').length,
    ).toBeGreaterThan(0)
    expect(held().additionalDrivers[0]?.motoringClaims).toEqual([aClaim])
    fireEvent.change(screen.getByRole('combobox', { name: 'What happened?' }), { target: { value: 'F' } })
    press('Save driver')
    expect(screen.getAllByText("Please finish the entry you've started").length).toBeGreaterThan(0)
  })
})

describe('a relationship that is not possible', () => {
  const conflict = "Conflicting information in drivers' relationship and/or marital status."

  it('is reported in the form, with the message for the whole conflict [ADD-16]', async () => {
    await show([aDriver])
    press('Edit Jo Ng')
    const relationship = screen.getByRole('combobox', { name: /relationship to you/ })
    fireEvent.change(relationship, { target: { value: 'S' } })
    press('Save driver')
    expect(screen.getAllByText('Jo Ng relationship to proposer conflicts')).toHaveLength(2)
    expect(screen.getAllByText(conflict)).toHaveLength(2)
  })

  it('stops Continue when a change elsewhere caused it, and leads to the driver [ADD-16]', async () => {
    const spouse: AdditionalDriver = { ...aDriver, relationshipToProposer: 'S', maritalStatus: 'M' }
    await show([kim, spouse], { proposer: { maritalStatus: 'D' } })
    press('Continue')
    expect(screen.getAllByText('Jo Ng relationship to proposer conflicts')).toHaveLength(2)
    expect(screen.getAllByText(conflict)).toHaveLength(2)
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true)
    fireEvent.click(screen.getByRole('link', { name: 'Jo Ng relationship to proposer conflicts' }))
    expect(document.activeElement).toBe(rows()[2])
    expect(document.title).toMatch(/^Error: /)
    expect(button(`At ${STEP}`)).toBeTruthy()
  })
})

describe('Back and Continue', () => {
  it('are blocked while a driver form is open, and show why [ADD-08]', async () => {
    await show([aDriver])
    press('Add Another Driver')
    for (const name of ['Back', 'Continue']) {
      expect(isBlocked(name)).toBe(true)
      expect(reasonOf(name)).toContain('Save or cancel the driver above first')
      press(name)
    }
    expect(button(`At ${STEP}`)).toBeTruthy()
    press('Cancel')
    expect(isBlocked('Continue')).toBe(false)
    press('Back')
    await arrives('driverDetailsTwo')
  })

  it('continue to vehicle cover and record that others drive [ADD-09]', async () => {
    await show([aDriver])
    press('Continue')
    await arrives('vehicleCover')
    expect(held().proposerDetails.hasAdditionalDriver).toBe(true)
    expect(useQuote.getState().completedSteps.additionalDrivers).toBe(true)
  })

  it('record that no one else drives when no driver was added, and Back does not lead here again [ADD-09]', async () => {
    await show()
    press('Continue')
    await arrives('vehicleCover')
    expect(held().proposerDetails.hasAdditionalDriver).toBe(false)
    press(/^At/)
    await arrives('driverDetailsTwo')
  })

  it('name a driver whose details are not complete', async () => {
    const { hasConsented: _consent, ...without } = aDriver
    await show([without])
    press('Continue')
    expect(screen.getAllByText(/^Please check the details of Jo Ng\. Please ask the driver/)).toHaveLength(2)
  })
})

it('opens the form of the driver whose answer is to be changed, at that answer', async () => {
  await show([kim, aDriver], { change: 'additionalDrivers.1.firstName' })
  await waitFor(() => expect(document.activeElement).toBe(box(/first name/)))
  expect(box(/first name/).value).toBe('Jo')
})
