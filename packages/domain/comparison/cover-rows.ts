import { coverLevels } from '../lists/cover-levels'
import { noClaimsEarnedOn } from '../lists/no-claims-earned-on'
import { noClaimsYears } from '../lists/no-claims-years'
import { roundedStart } from '../questions/cover/cover-defaults'
import type { CoverDetails } from '../questions/cover/cover-details'
import { parseLocalDate } from '../values/local-date'
import type { LondonTime } from '../values/london-time'
import { fromPounds } from '../values/pence'
import { answerOf } from './answer-of'
import { codeIn } from './codes'
import { type AnyRow, row, Unmapped } from './row'
import type { SiteCover } from './site-risk'

const field = row<SiteCover, CoverDetails>()

const level = codeIn(coverLevels, { '01': 'COMP', '02': 'TPFT', '03': 'TPO' })
const earnedOn = codeIn(noClaimsEarnedOn)
const years = codeIn(noClaimsYears)

/** Ten stands for all that is more (D-133). */
const MOST_YEARS = 10

/** The cover asked for (DAT-04). */
export const coverRows: readonly AnyRow[] = [
  field({ from: 'level', to: ['levelOfCover'], read: (sent) => answerOf('levelOfCover', level(sent)) }),
  field({
    from: 'start',
    to: ['effectiveFrom'],
    read(sent, { now, terms }) {
      const wanted = startSent(sent)
      // The nearest quarter of an hour that is still to come (AGG-06, D-131).
      return wanted
        ? { effectiveFrom: roundedStart(wanted, now, terms) }
        : new Unmapped('Send a real day, or day and time, such as 2026-11-20 or 2026-11-20T09:15')
    },
  }),
  field({
    from: 'voluntaryExcess',
    to: ['voluntaryExcess'],
    read: (sent) => ({ voluntaryExcess: fromPounds(sent) }),
    unsent: { assumed: 'No voluntary excess', answers: () => ({ voluntaryExcess: fromPounds(0) }) },
  }),
  field({
    from: 'ncdYears',
    to: ['yearsOfNoClaimsDiscount'],
    read: (sent) => answerOf('yearsOfNoClaimsDiscount', years(String(Math.min(sent, MOST_YEARS)))),
  }),
  field({
    from: 'ncdProtected',
    to: ['protectNoClaimsDiscount'],
    read: (protectNoClaimsDiscount) => ({ protectNoClaimsDiscount }),
    unsent: {
      assumed: 'The no-claims discount is not to be protected',
      answers: () => ({ protectNoClaimsDiscount: false }),
    },
  }),
  field({
    from: 'ncdEarnedOn',
    to: ['typeOfPolicyNCDEarned'],
    read: (sent) => answerOf('typeOfPolicyNCDEarned', earnedOn(sent)),
  }),
]

/** A day without a time begins with the day. */
function startSent(sent: string): LondonTime | undefined {
  const [, day = '', hour = '00', minute = '00'] =
    /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/.exec(sent) ?? []
  const date = parseLocalDate(day)
  return date && { date, hour: Number(hour), minute: Number(minute) }
}
