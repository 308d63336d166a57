import { brandOfReference } from '@milepost/domain/quote/quote-reference'
import { injuryKeptYears } from '@milepost/domain/terms/retention'
import { parseLocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { recorded } from '../../platform/audit/store.ts'
import { saveInjuryReport } from '../../privacy/policy-erasure-store.ts'
import { type Act, CommandError } from './command.ts'

/** Someone was injured while a policy was in force: a child may claim until long after, so its records stay (D-281). */
export const injury: Act = {
  usage: 'injury <policy number> <day it was reported, as 2026-11-20>',
  about: `Keeps a policy for ${injuryKeptYears} years after its end, because an injury was reported.`,
  async does([policyNumber, day, ...rest], { database: { db }, clock, by }) {
    if (policyNumber === undefined || day === undefined || rest.length > 0)
      throw new CommandError(`usage: ${injury.usage}`)
    const tenant = brandOfReference(policyNumber)
    const reportedOn = parseLocalDate(day)
    if (tenant === undefined) throw new CommandError(`${policyNumber} is not a policy number`)
    const now = clock()
    if (reportedOn === undefined || reportedOn > londonDate(now))
      throw new CommandError(`${day} is not a day up to today`)
    const about = { kind: 'policy', id: policyNumber } as const
    const saved = await recorded(db, by, now, async (transaction, record) => {
      const outcome = await saveInjuryReport(transaction, { tenant, policyNumber }, { reportedOn, now })
      if (outcome === 'saved') record({ act: 'policy.injury-report', about, after: { reportedOn } })
      return outcome
    })
    if (saved === 'no-policy') throw new CommandError(`There is no policy ${policyNumber}`)
    if (saved === 'known') throw new CommandError(`An injury report is already recorded for ${policyNumber}`)
    return [`${policyNumber} is kept until ${injuryKeptYears} years after its cover ends`]
  },
}
