import type { Pence } from '../values/pence'
import { fromPounds } from '../values/pence'
import type { ReferralTerms } from './terms'

/** What a person may decide alone. `'any'` is without limit. */
export type Authority = {
  /** As decisions record it. */
  name: string
  loadingPercent: number | 'any'
  extraExcess: Pence | 'any'
  /** The value of the vehicle that is insured. */
  sumInsured: Pence | 'any'
}

/** The three levels of authority over a referral. */
export const referralAuthorities = {
  underwriter: {
    name: 'underwriter',
    loadingPercent: 25,
    extraExcess: fromPounds(500),
    sumInsured: fromPounds(50_000),
  },
  senior: {
    name: 'senior underwriter',
    loadingPercent: 50,
    extraExcess: fromPounds(1_000),
    sumInsured: fromPounds(100_000),
  },
  lead: { name: 'lead', loadingPercent: 'any', extraExcess: 'any', sumInsured: 'any' },
} as const satisfies Readonly<Record<string, Authority>>

/** What is decided, as far as authority limits it. */
export type AuthorisedAct = Pick<ReferralTerms, 'loadingPercent' | 'extraExcess'> & { sumInsured: Pence }

export const authorityLimits = ['loadingPercent', 'extraExcess', 'sumInsured'] as const
export type AuthorityLimit = (typeof authorityLimits)[number]

/** The limits that an act exceeds: with any of them it waits for a second person. */
export function beyondAuthority(act: AuthorisedAct, authority: Authority): readonly AuthorityLimit[] {
  return authorityLimits.filter((limit) => {
    const most = authority[limit]
    return most !== 'any' && act[limit] > most
  })
}

/** Who acts, and what they may decide. The subject identifies a person; a name may be shared. */
export type Person = { subject: string; name: string; authority: Authority }

/** Whether a second person may confirm what a first one proposed. Nobody is both, and the second one needs the authority. */
export function secondPersonProblem(
  act: AuthorisedAct,
  first: Pick<Person, 'subject' | 'name'>,
  second: Person,
): 'same-person' | 'beyond-authority' | undefined {
  if (isSamePerson(first, second)) return 'same-person'
  return beyondAuthority(act, second.authority).length > 0 ? 'beyond-authority' : undefined
}

/** Neither a capital letter nor another way in makes somebody a second person: on the command line there is only a name. */
function isSamePerson(
  one: Pick<Person, 'subject' | 'name'>,
  other: Pick<Person, 'subject' | 'name'>,
): boolean {
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
  return isSame(one.subject, other.subject) || isSame(one.name, other.name)
}
