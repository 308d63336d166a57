import { fieldName } from '@milepost/domain/journeys/section'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import { useCatalogue } from '../../state/journey-definition'

/** The step that asks for an answer, by the place that holds it: "coverDetails.effectiveFrom", "additionalDrivers.0.firstName". */
export function stepOfField(field: string): WizardStepName | undefined {
  if (field.startsWith('additionalDrivers')) return 'additionalDrivers'
  const { sections } = useCatalogue.getState().catalogue
  return wizardSteps
    .map(({ name }) => name)
    .find((step) =>
      sections[step].some(({ of, ask }) => ask.some(({ name }) => fieldName(of, name) === field)),
    )
}
