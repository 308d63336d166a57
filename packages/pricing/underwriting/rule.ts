import type { Reason, ReasonCode } from '@milepost/domain/outcome/reasons'
import type { Driver } from '../risk/driver'
import type { Risk } from '../risk/risk'

/** One thing underwriting looks at: all its reasons against a risk, none when it is content. */
export type Rule = (risk: Risk) => readonly Reason[]

/** A rule about the quote as a whole. */
export function when(code: ReasonCode, holds: (risk: Risk) => boolean): Rule {
  return (risk) => (holds(risk) ? [{ code, driver: 'none' }] : [])
}

/** A rule about each driver: a reason for every one it holds of. */
export function whenDriver(code: ReasonCode, holds: (driver: Driver, risk: Risk) => boolean): Rule {
  return (risk) =>
    risk.drivers.flatMap((driver, index) => (holds(driver, risk) ? [{ code, driver: index }] : []))
}
