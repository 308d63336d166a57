import { needsOccupation, needsStudentType } from '../../lists/person'
import type { PersonDetails } from '../answers'
import type { Asking } from '../asking'

/** Which questions about work are asked. All of them hang on the same two answers (DRV-02, DRV-07, D-101, D-102). */

type AboutWork = Pick<Asking<PersonDetails>, 'terms' | 'subject'>

/** A full-time taxi driver's work is known; where that is asked, nothing else about work is until it is answered. */
export function isWorkAsked({ terms, subject }: AboutWork): boolean {
  return !terms.drivers.asksFullTimeTaxi || subject.isFullTimeTaxi === false
}

export function isOccupationAsked(asking: AboutWork): boolean {
  const { employmentType } = asking.subject
  return isWorkAsked(asking) && employmentType !== undefined && needsOccupation(employmentType)
}

export function isStudentTypeAsked(asking: AboutWork): boolean {
  const { employmentType } = asking.subject
  return isWorkAsked(asking) && employmentType !== undefined && needsStudentType(employmentType)
}

export function isOtherOccupationAsked(asking: AboutWork): boolean {
  return isWorkAsked(asking) && asking.subject.hasOtherOccupation === true
}
