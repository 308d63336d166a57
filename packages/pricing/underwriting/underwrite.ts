import { type Verdict, verdictOf } from '@milepost/domain/outcome/verdict'
import type { Risk } from '../risk/risk'
import { claimRules } from './claim-rules'
import { convictionRules } from './conviction-rules'
import { driverRules } from './driver-rules'
import { vehicleRules } from './vehicle-rules'
import { workRules } from './work-rules'

const rules = [...driverRules, ...claimRules, ...convictionRules, ...vehicleRules, ...workRules]

/** Whether we quote, with every reason against it (D-140). */
export function underwrite(risk: Risk): Verdict {
  return verdictOf(rules.flatMap((rule) => rule(risk)))
}
