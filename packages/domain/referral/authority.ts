import { type AuthorityKind, maySecond, type RequiredApproval, requiredApproval } from '../desk/authority.ts'
import { knownRoles, type StaffMember, type StaffRole } from '../desk/people.ts'
import type { Pence } from '../values/pence.ts'
import type { ReferralTerms } from './terms.ts'

/** What is decided, as far as authority limits it. `sumInsured` is the value of the vehicle. */
export type AuthorisedAct = Pick<ReferralTerms, 'loadingPercent' | 'extraExcess'> & { sumInsured: Pence }

export type AuthorityLimit = keyof AuthorisedAct

/** The rows of the table of authority that apply to a decision about a referral (DSK-106). */
const kinds: Readonly<Record<AuthorityLimit, AuthorityKind>> = {
  loadingPercent: 'loadingPercent',
  extraExcess: 'excessPence',
  sumInsured: 'sumInsuredPence',
}
export const authorityLimits = Object.keys(kinds) as readonly AuthorityLimit[]

/** Who acts. The subject identifies a person; a name may be shared. */
export type Person = Pick<StaffMember, 'subject' | 'name' | 'roles'>

/** The limits that an act exceeds for this person: each of them requires a second person. */
export function beyondAuthority(
  act: AuthorisedAct,
  person: Pick<Person, 'subject' | 'roles'>,
): readonly AuthorityLimit[] {
  return authorityLimits.filter((limit) => requiredApprovalOf(act, person, limit) !== 'alone')
}

/** The limits that no one may exceed, even with a second person. */
export function beyondAnyAuthority(
  act: AuthorisedAct,
  person: Pick<Person, 'subject' | 'roles'>,
): readonly AuthorityLimit[] {
  return authorityLimits.filter((limit) => requiredApprovalOf(act, person, limit) === 'not-allowed')
}

function requiredApprovalOf(
  act: AuthorisedAct,
  person: Pick<Person, 'subject' | 'roles'>,
  limit: AuthorityLimit,
): RequiredApproval {
  return requiredApproval(person, kinds[limit], act[limit])
}

/**
 * Whether a second person may confirm what a first one proposed. One person is never both, and the second one needs the
 * authority.
 */
export function secondPersonProblem(
  act: AuthorisedAct,
  first: Person,
  second: Person,
): 'same-person' | 'beyond-authority' | undefined {
  if (isSamePerson(first, second)) return 'same-person'
  const mayAll = beyondAuthority(act, first).every((limit) =>
    maySecond(first, second, kinds[limit], act[limit]),
  )
  return mayAll ? undefined : 'beyond-authority'
}

/** A capital letter or another channel does not make one person into two: on the command line there is only a name. */
function isSamePerson(
  one: Pick<Person, 'subject' | 'name'>,
  other: Pick<Person, 'subject' | 'name'>,
): boolean {
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  return isSame(one.subject, other.subject) || isSame(one.name, other.name)
}

const BETWEEN = ', '

/** The roles a person decides with, as decisions record them; and back. */
export const authorityInWords = ({ roles }: Pick<Person, 'roles'>): string => roles.join(BETWEEN)
export const rolesIn = (recorded: string): readonly StaffRole[] => knownRoles(recorded.split(BETWEEN))
