import type { BrandCode } from '@milepost/domain/terms/identity'
import type { RecordSecurityEvent, SecurityEvent } from '../audit/ports.ts'
import type { Asker } from '../ports.ts'
import { ipKey } from './ip-key.ts'
import type { Visitor } from './route.ts'

export const askerOf = async (visitor: Visitor): Promise<Asker> => ({
  session: visitor.session,
  lastSession: await visitor.lastSession(),
  address: ipKey(visitor.ip),
})

export type SecurityPorts = { recordSecurityEvent: RecordSecurityEvent }

/** Records what this visitor did, with their network and session. */
export function eventsOfVisitor(tenant: BrandCode, visitor: Visitor, { recordSecurityEvent }: SecurityPorts) {
  return (event: Omit<SecurityEvent, 'tenant' | 'address' | 'session'>): void =>
    recordSecurityEvent({
      ...event,
      tenant,
      address: ipKey(visitor.ip),
      session: visitor.sentSession,
    })
}
