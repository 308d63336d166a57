import { expect, it } from 'vitest'
import { aRisk, aTelematicsRisk } from '../testing/people.ts'
import { telematicsDeviceProviderOf } from './telematics-device.ts'

it('has a device provider if driving is measured', () => {
  expect(telematicsDeviceProviderOf(aTelematicsRisk({ journey: 'carrot_pc' }))).toBe('Waymark Telematics')
  expect(telematicsDeviceProviderOf(aRisk())).toBeUndefined()
})
