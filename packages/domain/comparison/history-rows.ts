import { claimStatuses } from '../lists/claim-statuses'
import { claimTypes } from '../lists/claim-types'
import { modifications } from '../lists/modifications'
import { offences } from '../lists/offences'
import type { Claim } from '../questions/claim/claim'
import type { Conviction } from '../questions/conviction/conviction'
import type { ModificationAnswers } from '../questions/modification/modification'
import { addMonths } from '../values/local-date'
import { fromPounds } from '../values/pence'
import { answerOf } from './answer-of'
import { codeIn } from './codes'
import { type AnyRow, row } from './row'
import type { SiteClaim, SiteConviction, SiteModification } from './site-risk'

const ofClaim = row<SiteClaim, Claim>()
const ofConviction = row<SiteConviction, Conviction>()
const ofModification = row<SiteModification, ModificationAnswers>()

const typeOfClaim = codeIn(claimTypes)
const statusOfClaim = codeIn(claimStatuses)
const offence = codeIn(offences)
const modification = codeIn(modifications)

/** A claim (DAT-09). Whose fault it was is taken to the customer's disadvantage until they say so: the price can only fall. */
export const claimRows: readonly AnyRow[] = [
  ofClaim({ from: 'date', to: ['dateOfClaim'], read: (dateOfClaim) => ({ dateOfClaim }) }),
  ofClaim({
    from: 'type',
    to: ['typeOfClaim'],
    read: (sent) => answerOf('typeOfClaim', typeOfClaim(sent)),
  }),
  ofClaim({
    from: 'status',
    to: ['statusOfClaim'],
    read: (sent) => answerOf('statusOfClaim', statusOfClaim(sent)),
    unsent: { assumed: 'The claim is settled', answers: () => ({ statusOfClaim: 'S' }) },
  }),
  ofClaim({
    from: 'atFault',
    to: ['atFault'],
    read: (atFault) => ({ atFault }),
    unsent: { assumed: 'The driver was at fault', answers: () => ({ atFault: true }) },
  }),
  ofClaim({
    from: 'ncdAffected',
    to: ['noClaimsBonusAffected'],
    read: (noClaimsBonusAffected) => ({ noClaimsBonusAffected }),
    unsent: {
      assumed: 'A claim reduced the no-claims bonus if the driver was at fault',
      answers: (_here, { atFault = true }) => ({ noClaimsBonusAffected: atFault }),
    },
  }),
  ofClaim({ from: 'cost', to: ['costOfClaim'], read: (cost) => ({ costOfClaim: fromPounds(cost) }) }),
]

/** A conviction (DAT-08). A ban is taken to begin on the day of the conviction. */
export const convictionRows: readonly AnyRow[] = [
  ofConviction({ from: 'date', to: ['convictionDate'], read: (convictionDate) => ({ convictionDate }) }),
  ofConviction({
    from: 'code',
    to: ['offenceCode'],
    read: (sent) => answerOf('offenceCode', offence(sent)),
  }),
  ofConviction({ from: 'points', to: ['numberOfPoints'], read: (numberOfPoints) => ({ numberOfPoints }) }),
  ofConviction({
    from: 'fine',
    to: ['fineAmount'],
    read: (fine) => ({ fineAmount: fromPounds(fine) }),
    unsent: { assumed: 'There was no fine', answers: () => ({ fineAmount: fromPounds(0) }) },
  }),
  ofConviction({
    from: 'pending',
    to: ['isPending'],
    read: (isPending) => ({ isPending }),
    unsent: { assumed: 'The conviction is not pending', answers: () => ({ isPending: false }) },
  }),
  ofConviction({
    from: 'banMonths',
    to: ['wasDisqualified', 'banStartDate', 'banEndDate'],
    read(months, _here, { date }) {
      if (months === 0) return { wasDisqualified: false }
      if (date === undefined) return { wasDisqualified: true }
      return { wasDisqualified: true, banStartDate: date, banEndDate: addMonths(date, months) }
    },
    unsent: { assumed: 'There was no driving ban', answers: () => ({ wasDisqualified: false }) },
  }),
]

/** A modification (DAT-10). */
export const modificationRows: readonly AnyRow[] = [
  ofModification({
    from: 'code',
    to: ['modificationCode'],
    read: (sent) => answerOf('modificationCode', modification(sent)),
  }),
  ofModification({ from: 'value', to: ['value'], read: (value) => ({ value: fromPounds(value) }) }),
  ofModification({
    from: 'medical',
    to: ['isForMedicalReasons'],
    read: (isForMedicalReasons) => ({ isForMedicalReasons }),
    unsent: {
      assumed: 'The modification is not for medical reasons',
      answers: () => ({ isForMedicalReasons: false }),
    },
  }),
]
