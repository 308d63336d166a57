import type { Asker } from '../../retrieval/ports'
import { ipKey } from './ip-key'
import type { Visitor } from './route'

export const askerOf = async (visitor: Visitor): Promise<Asker> => ({
  session: visitor.session,
  lastSession: await visitor.lastSession(),
  address: ipKey(visitor.ip),
})
