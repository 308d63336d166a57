import { describe, expect, it } from 'vitest'
import {
  deskSections,
  knownBrands,
  knownRoles,
  may,
  needsSecondFactor,
  type Permission,
  permissionNames,
  permissionsOf,
  type StaffRole,
  sectionsOf,
  staffRoles,
  whoMayInWords,
} from './people.ts'

const withRole = (...roles: StaffRole[]) => ({ roles, brands: ['A', 'M'] as const })
const whoMay = (permission: Permission) => staffRoles.filter((role) => may(withRole(role), permission))

describe('a role', () => {
  it('has the permissions of the design and no others [DSK-104]', () => {
    expect(whoMay('referral.decide')).toEqual(['underwriter', 'team-lead'])
    expect(whoMay('payment.refund')).toEqual(['finance'])
    expect(whoMay('work.hand-over')).toEqual(['team-lead'])
    expect(whoMay('console.read')).toEqual(['team-lead'])
    expect(whoMay('data-request.erase')).toEqual(['data-protection'])
    expect(whoMay('customer.show-licence')).not.toContain('finance')
    for (const change of ['quote.change', 'policy.correct-address', 'policy.cancel'] as const)
      expect(whoMay(change)).not.toContain('data-protection')
  })

  it('of a team lead includes every permission of an adviser [DSK-104]', () => {
    const lead = permissionsOf(withRole('team-lead'))
    expect(permissionsOf(withRole('adviser')).filter((each) => !lead.includes(each))).toEqual([])
  })

  it('adds to another: a person with two roles may do what either role may [DSK-104]', () => {
    expect(may(withRole('adviser', 'finance'), 'payment.refund')).toBe(true)
    expect(may(withRole('adviser', 'finance'), 'quote.change')).toBe(true)
  })

  it('allows nothing without a brand, and a brand allows nothing without a role [DSK-105]', () => {
    for (const role of staffRoles) expect(permissionsOf({ roles: [role], brands: [] })).toEqual([])
    expect(permissionsOf({ roles: [], brands: ['A'] })).toEqual([])
  })
})

it('requires a second factor before money is paid out, or data is exported or erased [DSK-109]', () => {
  expect(permissionNames.filter(needsSecondFactor)).toEqual([
    'policy.cancel',
    'payment.refund',
    'payment.confirm-refund',
    'data-request.export',
    'data-request.erase',
    'audit.export',
    'console.export',
  ])
  // Includes any export that is added later.
  const exports = permissionNames.filter((name) => name.endsWith('.export'))
  expect(exports.every(needsSecondFactor)).toBe(true)
})

it('gives every permission to at least one role, and every role its sections [DSK-104]', () => {
  expect(permissionNames.filter((name) => whoMay(name).length === 0)).toEqual([])
  const opened = staffRoles.map((role) => [role, sectionsOf(withRole(role)).map(({ name }) => name)])
  expect(Object.fromEntries(opened)).toEqual({
    adviser: ['queue', 'search'],
    underwriter: ['queue', 'search'],
    'team-lead': ['queue', 'search', 'payments', 'audit', 'console'],
    finance: ['queue', 'search', 'payments'],
    'finance-manager': ['queue', 'search', 'payments'],
    'data-protection': ['queue', 'search', 'data-requests', 'audit'],
  })
  expect(deskSections.map(({ name }) => name)).toEqual([...new Set(deskSections.map(({ name }) => name))])
})

it('reads only known roles and brands from the claims, and ignores everything else [DSK-103]', () => {
  expect(knownRoles(['payroll', 'finance', 'constructor', 'adviser', 'ADVISER'])).toEqual([
    'adviser',
    'finance',
  ])
  expect(knownBrands(['M', 'X', 'a', 'toString', 'A'])).toEqual(['A', 'M'])
})

it('says who may do what another person may not [DSK-104]', () => {
  expect(whoMayInWords('policy.send-documents')).toBe('Advisers, team leads and finance')
  expect(whoMayInWords('payment.refund')).toBe('Finance')
})
