import { expect, it } from 'vitest'
import { aRisk, aTelematicsRisk } from '../testing/people'
import { telematicsDeviceProviderOf } from './telematics-device'

it('has a device provider if driving is measured', () => {
  expect(telematicsDeviceProviderOf(aTelematicsRisk({ journey: 'carrot_pc' }))).toBe('Waymark Telematics')
  expect(telematicsDeviceProviderOf(aRisk())).toBeUndefined()
})
