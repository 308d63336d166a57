import { fieldName } from '@milepost/domain/journeys/step-fields'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import { PROPOSER_LICENCE, purchaseField } from '@milepost/domain/purchase/purchase-questions'
import { driverField } from '@milepost/domain/questions/people/drivers'
import { useJourneyDefinition } from '../../state/journey-definition.ts'

/** Where an error from the server can be corrected: in a field of the form, in an earlier answer, or unknown. */
export type PlaceOfProblem =
  | { kind: 'box'; field: string }
  | { kind: 'answer'; field: string; step: WizardStepName }
  | { kind: 'unknown' }

const boxes: Readonly<Record<string, string>> = {
  'body.contactDetails.contactEmail': purchaseField('contactEmail'),
  'body.contactDetails.contactPhoneNumber': purchaseField('contactPhoneNumber'),
  'body.contactDetails.annualIncome': purchaseField('annualIncome'),
  'body.annualIncome': purchaseField('annualIncome'),
  'body.licenceNumber': PROPOSER_LICENCE,
}

/** The server names a field as it was sent, and an answer with the prefix "quote." (API-13). */
export function placeOfProblem(named: string, asked: readonly string[]): PlaceOfProblem {
  const driver = /^body\.additionalDriverDetails\.(\d+)/.exec(named)?.[1]
  const box = driver === undefined ? boxes[named] : driverField(Number(driver), 'licenceNumber')
  if (box !== undefined && asked.includes(box)) return { kind: 'box', field: box }
  const answer = /^quote\.(.+)$/.exec(named)?.[1]
  const step = answer === undefined ? undefined : stepOfField(answer)
  return answer !== undefined && step ? { kind: 'answer', field: answer, step } : { kind: 'unknown' }
}

/** The step that asks for an answer, by field name: "coverDetails.effectiveFrom", "additionalDrivers.0.firstName". */
function stepOfField(field: string): WizardStepName | undefined {
  if (field.startsWith('additionalDrivers')) return 'additionalDrivers'
  const { steps } = useJourneyDefinition.getState().definition
  return wizardSteps
    .map(({ name }) => name)
    .find((step) => steps[step].some(({ of, ask }) => ask.some(({ name }) => fieldName(of, name) === field)))
}
