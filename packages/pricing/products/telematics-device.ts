import { journeys } from '@milepost/domain/journeys/journeys'
import { isMeasured } from '@milepost/domain/terms/terms'
import type { Risk } from '../risk/risk.ts'

/** The provider of the device on journeys rated by driving (DAT-21); fictional. */
export function telematicsDeviceProviderOf({ journey }: Risk): string | undefined {
  return isMeasured(journeys[journey]) ? 'Waymark Telematics' : undefined
}
