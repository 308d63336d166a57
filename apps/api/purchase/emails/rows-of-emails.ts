import type { Answers } from '@milepost/domain/questions/answers'
import type { Detail } from '../../platform/email/email-template.ts'

/** The first rows of the card in every email about a policy: its number and the plate it is for. */
export function policyRows({
  policyNumber,
  registration,
}: {
  policyNumber: string
  registration: string | undefined
}): readonly Detail[] {
  return [['Policy number', policyNumber], ...plateRow(registration)]
}

/** A vehicle may be priced before it has a plate. */
export function plateRow(registration: string | undefined): readonly Detail[] {
  return registration ? [['Registration', { plate: registration }]] : []
}

/** What an email says of the vehicle, as far as it is known. */
export function vehicleOf({
  vehicleDetails: { vehicleInfo, registration },
}: Pick<Answers, 'vehicleDetails'>) {
  return {
    vehicle: vehicleInfo ? `${vehicleInfo.make.desc} ${vehicleInfo.model.desc}` : undefined,
    registration: registration || undefined,
  }
}
