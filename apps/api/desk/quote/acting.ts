import type { Actor } from '../../platform/audit/ports'
import type { Acting } from '../../referral/ports'
import type { StaffSession } from '../ports'

type Person = Pick<StaffSession, 'name' | 'subject' | 'roles'>

/** Somebody at the desk as the trail names them: by name, with the provider's id beside it. */
export function actorAtDesk({ name, subject }: Person, because: string): Actor {
  return { who: name, account: subject, door: 'desk', because }
}

/** The same as decisions about referrals name them, with the roles they decide in. */
export function actingAtDesk(session: Person, because: string): Acting {
  const { subject, name, roles } = session
  return { person: { subject, name, roles }, by: actorAtDesk(session, because) }
}
