import type { AdditionalDriver } from '../answers'
import { question } from '../question'
import { maritalStatus } from './marital-status'
import { CONFLICTING_DRIVERS, isConflicting } from './rules'
import { theDriver } from './whose'

const asked = maritalStatus(theDriver)

/** The same question as the proposer's; a driver's answer must also agree with the relationship (ADD-16). */
export const driverMaritalStatus = question<AdditionalDriver>()({
  ...asked,
  judge: (code, asking) =>
    asked.judge(code, asking) ??
    (isConflicting(asking.subject, asking.answers) ? CONFLICTING_DRIVERS : undefined),
})
