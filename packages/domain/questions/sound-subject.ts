import { isVehicleInfo } from '../values/vehicle-info'
import type { AnySubject } from './asking'
import type { AnyQuestion } from './question'

/** An answer's name and what it may hold. */
type Sort = { name: string; kind: { holds(value: unknown): boolean } }

const yesOrNo = { holds: (value: unknown) => typeof value === 'boolean' }

/** What a subject holds beside its answers, where a rule would trip over the wrong sort of thing. */
const besides: readonly Sort[] = [
  { name: 'vehicleInfo', kind: { holds: isVehicleInfo } },
  { name: 'isRestored', kind: yesOrNo },
  { name: 'isQuotedWithoutPlate', kind: yesOrNo },
  { name: 'isMainDriver', kind: yesOrNo },
]

/**
 * A subject without what cannot be an answer: text where an amount belongs, a number for a list. Answers come back from storage
 * and other sites, and every rule reads more of them than its own.
 */
export function sanitiseSubject(ask: readonly AnyQuestion[], given: unknown): AnySubject {
  if (!isSubject(given)) return {}
  const isUnsound = ({ name, kind }: Sort) => Object.hasOwn(given, name) && !kind.holds(given[name])
  if (!besides.some(isUnsound) && !ask.some(isUnsound)) return given
  const unsound = new Set([...besides.filter(isUnsound), ...ask.filter(isUnsound)].map(({ name }) => name))
  return Object.fromEntries(Object.entries(given).filter(([name]) => !unsound.has(name)))
}

function isSubject(value: unknown): value is AnySubject {
  return typeof value === 'object' && value !== null
}
