import { staffRoles } from '@milepost/domain/desk/people'
import { brandCodes } from '@milepost/domain/terms/identity'
import * as z from 'zod/mini'
import { oneOf, replyObject, requestObject } from '../../fields/primitives.ts'
import { deskCall } from '../desk-call.ts'

/** The signed-in staff member. Browser and server derive permissions from the same table; the server decides each call on its own. */
export const staffSession = replyObject({
  name: z.string(),
  roles: z.array(oneOf(staffRoles)),
  brands: z.array(oneOf(brandCodes)),
  signedInAt: z.string(),
  /** When it ends without further calls; every call except this one extends it. */
  idleEndsAt: z.string(),
  /** When it ends regardless of activity. */
  endsAt: z.string(),
  /** Until when acts that need a second factor are allowed; absent without one. */
  secondFactorUntil: z.optional(z.string()),
})

export const getStaffSession = deskCall({
  name: 'GetStaffSession',
  requirement: 'DSK-116',
  summary: 'Who is signed in, and until when.',
  needs: 'session',
  brand: 'none',
  countsAsUse: false,
  method: 'GET',
  path: '/api/desk/v1/Session/GetStaffSession',
  replies: { 200: staffSession },
})

export const keepStaffSession = deskCall({
  name: 'KeepStaffSession',
  requirement: 'DSK-107',
  summary: 'Reports that the staff member is active on the page without making other calls.',
  needs: 'session',
  brand: 'none',
  method: 'POST',
  path: '/api/desk/v1/Session/KeepStaffSession',
  replies: { 200: staffSession },
})

export const signOut = deskCall({
  name: 'SignOut',
  requirement: 'DSK-108',
  summary: 'Ends the session, and returns the URL that ends it at the identity provider.',
  needs: 'session',
  brand: 'none',
  countsAsUse: false,
  method: 'POST',
  path: '/api/desk/v1/Session/SignOut',
  body: requestObject({ because: oneOf(['CHOSEN', 'IDLE']) }),
  replies: { 200: replyObject({ next: z.string() }) },
})
