/** A member of the broker's staff, with the claims that the product requests. */
export type Person = {
  /** The subject. The product identifies people by it, never by name. */
  sub: string
  name: string
  email: string
  roles: readonly string[]
  /** The product's brand codes. */
  brands: readonly string[]
  /** Why this person exists, for the sign-in page. */
  about: string
}

function person(name: string, role: string, brands: readonly string[], about: string): Person {
  const [first = ''] = name.toLowerCase().split(' ')
  return { sub: `staff-${first}`, name, email: `${first}@broker.example`, roles: [role], brands, about }
}

const all = ['A', 'B', 'CRT', 'M', 'F', 'MP']

/** One for each role, a second one for acts that need two people, and people without permissions. */
export const people: readonly Person[] = [
  person('Asha Patel', 'adviser', ['A', 'M', 'CRT'], 'Adviser'),
  person('Una Wright', 'underwriter', ['A', 'M', 'F'], 'Underwriter'),
  person(
    'Ugo Marsh',
    'underwriter',
    ['A', 'B', 'MP'],
    'Second underwriter, for approvals that need two people',
  ),
  person('Tom Ellery', 'team-lead', all, 'Team lead'),
  person('Tess Holloway', 'team-lead', ['A', 'M'], 'Second team lead, for confirmations'),
  person('Femi Carter', 'finance', ['A', 'CRT', 'M', 'F'], 'Finance'),
  person('Fiona Grant', 'finance-manager', all, 'Finance manager, to confirm refunds of any amount'),
  person('Frank Osei', 'finance-manager', all, 'Second finance manager, for what the first one corrected'),
  person('Dot Pryce', 'data-protection', all, 'Data protection'),
  person('Dan Moss', 'data-protection', all, 'Second data protection officer, to confirm erasures'),
  person('Nia Brook', 'adviser', [], 'Adviser without a brand'),
  person('Rhys Vane', 'payroll', ['A', 'M'], 'No role in the desk'),
]

export function personOf(sub: string): Person | undefined {
  return people.find((each) => each.sub === sub)
}

/** The authentication context class of a sign-in with a second factor, and the methods of both sign-ins (RFC 8176). */
export const SECOND_FACTOR = 'urn:sandbox:second-factor'
export const methods = { password: ['pwd'], secondFactor: ['pwd', 'otp', 'mfa'] } as const
