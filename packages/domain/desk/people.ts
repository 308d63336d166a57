import { type BrandCode, brandCodes } from '../terms/identity.ts'

/** Who works at the desk. The identity provider says which of these a person has (DSK-103). */
export const staffRoles = [
  'adviser',
  'underwriter',
  'team-lead',
  'finance',
  'finance-manager',
  'data-protection',
] as const
export type StaffRole = (typeof staffRoles)[number]

export const roleTitles: Readonly<Record<StaffRole, string>> = {
  adviser: 'Adviser',
  underwriter: 'Underwriter',
  'team-lead': 'Team lead',
  finance: 'Finance',
  'finance-manager': 'Finance manager',
  'data-protection': 'Data protection',
}

/** A signed-in person as rules see them. `subject` is the provider's own id and identifies them, never the name. */
export type StaffMember = {
  subject: string
  name: string
  roles: readonly StaffRole[]
  brands: readonly BrandCode[]
}

type Rule = {
  roles: readonly StaffRole[]
  /** Needs a fresh sign-in with a second factor (DSK-109). */
  needsSecondFactor?: true
}

const everyone = staffRoles
/** A team lead does all that an adviser does. */
const advisers = ['adviser', 'team-lead'] as const
const underwriters = ['underwriter', 'team-lead'] as const

/**
 * Every permission of the desk and the roles that have it. A call names one of these; an act that no row allows is forbidden
 * (DSK-104).
 */
export const permissions = {
  'queue.see': { roles: everyone },
  'work.take': { roles: everyone },
  'work.hand-over': { roles: ['team-lead'] },

  'customer.find': { roles: everyone },
  'customer.mark-vulnerable': { roles: advisers },
  'customer.show-birth-date': { roles: everyone },
  // Finance does not need licence numbers (UK GDPR 5(1)(c)).
  'customer.show-licence': { roles: ['adviser', 'underwriter', 'team-lead', 'data-protection'] },
  'customer.show-bank-account': { roles: ['finance', 'data-protection'] },

  'quote.read': { roles: everyone },
  'quote.note': { roles: everyone },
  'quote.change': { roles: advisers },
  'quote.send-link': { roles: ['adviser', 'underwriter', 'team-lead'] },
  'quote.lock': { roles: underwriters },
  'quote.unlock': { roles: underwriters },
  'referral.decide': { roles: underwriters },
  /** Confirmation by the second person: no other role has more authority than an underwriter. */
  'referral.confirm': { roles: ['team-lead'] },
  'referral.ask-customer': { roles: ['adviser', 'underwriter', 'team-lead'] },

  'policy.read': { roles: everyone },
  'policy.send-documents': { roles: ['adviser', 'team-lead', 'finance'] },
  'policy.correct-address': { roles: advisers },
  'policy.set-renewal': { roles: advisers },
  'policy.cancel': { roles: ['finance'], needsSecondFactor: true },
  'policy.restart-link': { roles: advisers },
  'policy.follow-proof': { roles: [...advisers, 'underwriter'] },
  'payment.read': { roles: ['finance', 'finance-manager', 'team-lead'] },
  'payment.refund': { roles: ['finance'], needsSecondFactor: true },
  /** Team leads and finance managers are the second person for a refund and never the first. */
  'payment.confirm-refund': { roles: ['finance', 'finance-manager', 'team-lead'], needsSecondFactor: true },
  /** What the lender told finance about a loan. */
  'payment.record-lender': { roles: ['finance'] },
  /** Withdrawing from a loan whose policy goes on, and settling it early. */
  'payment.end-loan': { roles: ['finance'] },
  /** A payment that a customer made to us in another way than at the purchase. */
  'payment.record': { roles: ['finance'] },

  'data-request.see': { roles: ['data-protection'] },
  'data-request.export': { roles: ['data-protection'], needsSecondFactor: true },
  'data-request.restrict': { roles: ['data-protection'] },
  'data-request.correct': { roles: ['data-protection'] },
  'data-request.erase': { roles: ['data-protection'], needsSecondFactor: true },

  'audit.read': { roles: ['team-lead', 'data-protection'] },
  'audit.export': { roles: ['data-protection'], needsSecondFactor: true },
  'console.read': { roles: ['team-lead'] },
  'console.export': { roles: ['team-lead'], needsSecondFactor: true },
} as const satisfies Readonly<Record<string, Rule>>

export type Permission = keyof typeof permissions
export const permissionNames = Object.keys(permissions) as readonly Permission[]

const ruleOf = (permission: Permission): Rule => permissions[permission]

/** A person without a brand may do nothing: every record belongs to one (DSK-105). */
export function may(
  { roles, brands }: Pick<StaffMember, 'roles' | 'brands'>,
  permission: Permission,
): boolean {
  return brands.length > 0 && ruleOf(permission).roles.some((role) => roles.includes(role))
}

const rolesInWords: Readonly<Record<StaffRole, string>> = {
  adviser: 'advisers',
  underwriter: 'underwriters',
  'team-lead': 'team leads',
  finance: 'finance',
  'finance-manager': 'finance managers',
  'data-protection': 'data protection',
}

/** The roles that may do it, to begin a sentence: "Advisers and team leads". */
export function whoMayInWords(permission: Permission): string {
  const roles = ruleOf(permission).roles.map((role) => rolesInWords[role])
  const list = new Intl.ListFormat('en-GB').format(roles)
  return list.charAt(0).toUpperCase() + list.slice(1)
}

export function needsSecondFactor(permission: Permission): boolean {
  return ruleOf(permission).needsSecondFactor === true
}

export function permissionsOf(member: Pick<StaffMember, 'roles' | 'brands'>): readonly Permission[] {
  return permissionNames.filter((permission) => may(member, permission))
}

/** The parts of the desk, in the order of its menu, each opened by one permission. */
export const deskSections = [
  { name: 'queue', title: 'Queue', about: 'What to do next, and what we promised', opensWith: 'queue.see' },
  {
    name: 'search',
    title: 'Search',
    about: 'Find a customer, a quote or a policy',
    opensWith: 'customer.find',
  },
  {
    name: 'payments',
    title: 'Payments',
    about: 'Payments that have stopped, refunds and mandates',
    opensWith: 'payment.read',
  },
  {
    name: 'data-requests',
    title: 'Data requests',
    about: 'Export, restrict, correct and erase, with their dates',
    opensWith: 'data-request.see',
  },
  { name: 'audit', title: 'Audit', about: 'Who saw or did what', opensWith: 'audit.read' },
  {
    name: 'console',
    title: 'Journey console',
    about: 'Where customers stop, and what it costs',
    opensWith: 'console.read',
  },
] as const satisfies readonly { name: string; title: string; about: string; opensWith: Permission }[]

export type DeskSection = (typeof deskSections)[number]

export function sectionsOf(member: Pick<StaffMember, 'roles' | 'brands'>): readonly DeskSection[] {
  return deskSections.filter(({ opensWith }) => may(member, opensWith))
}

/** Roles and brands from a provider's claims. Unknown ones are left out: a provider's groups also serve other programs. */
export const knownRoles = (claimed: readonly string[]) => staffRoles.filter((role) => claimed.includes(role))
export const knownBrands = (claimed: readonly string[]) => brandCodes.filter((code) => claimed.includes(code))

/** Staff who have not signed in for this long are handed no work and counted on for nothing. */
export const RECENT_STAFF_DAYS = 30

/** A signed-in person's session ends after this long without use, and after this long in any case (DSK-107). */
export const STAFF_IDLE_MINUTES = 15
export const STAFF_SESSION_HOURS = 8
/** For this long after a sign-in with a second factor an act that needs one may be done (DSK-109). */
export const SECOND_FACTOR_MINUTES = 10
