import type { BrandCode } from '@milepost/domain/terms/identity'
import type { RecordSecurityEvent, SecurityEvent } from '../audit/security-event-ports'
import { ipKey } from './ip-key'
import type { Visitor } from './route'

export type SecurityPorts = { recordSecurityEvent: RecordSecurityEvent }

/** Records what this visitor did, under the network and the session they came with. */
export function eventsOfVisitor(tenant: BrandCode, visitor: Visitor, { recordSecurityEvent }: SecurityPorts) {
  return (event: Omit<SecurityEvent, 'tenant' | 'address' | 'session'>): void =>
    recordSecurityEvent({
      ...event,
      tenant,
      address: ipKey(visitor.ip),
      session: visitor.heldSession,
    })
}
