import type { Answers } from '@milepost/domain/questions/answers'
import { expect, type Locator, type Page } from '@playwright/test'

/** The form for a customer on the telephone, at a quote that is open. */
export async function openTelephone(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Change answers on the telephone' }).click()
  return page.getByRole('region', { name: 'On the telephone' })
}

type Caller = { registration: string; proposerDetails: Answers['proposerDetails'] }

/** Identifies the caller by the details they provide. */
export async function nameCaller(panel: Locator, { registration, proposerDetails }: Caller): Promise<void> {
  const { lastNames = '', dateOfBirth = '', address } = proposerDetails
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  await panel.getByLabel('Surname').fill(lastNames)
  await panel.getByLabel('Date of birth').fill(`${Number(day)}/${Number(month)}/${year}`)
  await panel.getByLabel('Home postcode').fill(address?.postcode ?? '')
  await panel.getByLabel('Registration').fill(registration)
  await panel.getByRole('button', { name: 'Check the caller' }).click()
}

const vehicleIn = (panel: Locator) => panel.getByRole('group', { name: 'Vehicle', exact: true })
const homeIn = (panel: Locator) => panel.getByRole('group', { name: 'What is your home address?' })

/** By its plate; the vehicle found is confirmed before it is used. */
export async function findOtherVehicle(panel: Locator) {
  const vehicle = vehicleIn(panel)
  await vehicle.getByLabel('Other registration').fill('bx68wpd')
  await vehicle.getByLabel('Other registration').press('Enter')
  await expect(vehicle.getByText('BX68 WPD')).toBeVisible()
}

export async function useOtherVehicle(panel: Locator) {
  await findOtherVehicle(panel)
  await vehicleIn(panel).getByRole('button', { name: 'use it' }).click()
}

export async function findOtherAddress(panel: Locator) {
  const home = homeIn(panel)
  await home.getByLabel('New postcode').fill('id1 1qd')
  await home.getByRole('button', { name: 'Find address' }).click()
  await expect(home.getByLabel('Which one?')).toBeVisible()
}

export async function useOtherAddress(panel: Locator) {
  await findOtherAddress(panel)
  const home = homeIn(panel)
  await home.getByLabel('Which one?').selectOption({ index: 2 })
  await expect(home.getByLabel('Postcode')).toHaveValue('ID1 1QD')
}

/** Each question appears once the answers before it require it. */
export async function addDriverWithClaim(panel: Locator) {
  const drivers = panel.getByRole('group', { name: 'Other drivers' })
  await drivers.getByRole('button', { name: 'Add' }).click()
  const answers: readonly [label: RegExp, answer: string][] = [
    [/title/, 'Ms'],
    [/first name/, 'Jo'],
    [/surname/, 'Ng'],
    [/date of birth/, '27/3/1987'],
    [/marital status/, 'Single'],
    [/relationship/, 'Brother or sister'],
    [/since birth/, 'Yes'],
    [/employment status/, 'Employed'],
    [/driver's occupation/, 'Accountant'],
    [/What industry/, 'Accountancy'],
    [/work full time/, 'Yes'],
    [/any other jobs/, 'No'],
    [/full UK driving licence/, 'Yes'],
    [/get this licence/, '1/7/2006'],
    [/motoring convictions/, 'No'],
    [/criminal convictions/, 'No'],
    [/refused to cover/, 'No'],
    [/driving licence number/, 'NG999853277J99AB'],
    [/driver has agreed/, 'Yes'],
    [/motoring claims/, 'Yes'],
  ]
  for (const [label, answer] of answers) await answerIn(drivers, label, answer)
  await drivers.getByRole('group', { name: 'claims' }).getByRole('button', { name: 'Add' }).click()
  const year = new Date().getFullYear() - 1
  const claim: typeof answers = [
    [/What happened/, 'Accident'],
    [/When did it happen/, `3/2/${year}`],
    [/status of the claim/, 'Settled'],
    [/fault/, 'No'],
    [/no claims discount/, 'No'],
    [/cost in total/, '1200'],
  ]
  for (const [label, answer] of claim) await answerIn(drivers, label, answer)
}

export async function answerIn(form: Locator, label: RegExp, answer: string) {
  const field = form.getByLabel(label)
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') {
    await field.selectOption({ label: answer })
  } else await field.fill(answer)
}
