import type { RestrictionGround } from '@milepost/domain/privacy/restriction'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Actor } from '../audit/ports.ts'

/** A quote by its reference, or the one that became a policy. */
export type HeldRecord =
  | { tenant: BrandCode; reference: string }
  | { tenant: BrandCode; policyNumber: string }

/**
 * Protects a restricted record from use by staff (DSK-707): `held` unless the staff member names a legal ground, which is recorded before
 * anything is done.
 */
export type RestrictionGuard = (
  record: HeldRecord,
  ground: RestrictionGround | undefined,
  at: { by: Actor; now: Date },
) => Promise<'free' | 'held'>
