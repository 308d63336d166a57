import { restrictionGroundNames } from '@milepost/domain/privacy/restriction'
import * as z from 'zod/mini'
import { oneOf } from '../fields/primitives.ts'

/** The field of every call that a restriction holds back (`isHeldByRestriction`). */
export const despiteRestriction = z.optional(oneOf(restrictionGroundNames))
