import type { CodeOf } from '../../lists/code-list'
import type { modifications } from '../../lists/modifications'
import type { Pence } from '../../values/pence'

/** What a customer is asked about one change made to a vehicle (MOD-04). */
export type ModificationAnswers = {
  modificationCode?: CodeOf<typeof modifications>
  value?: Pence
  isForMedicalReasons?: boolean
}

/** One change made to a vehicle (DAT-10). */
export type Modification = ModificationAnswers & {
  /** Never asked: false on creation, kept as it came on restore (MOD-05, D-084). */
  isCurrentInsurerNotified: boolean
}
