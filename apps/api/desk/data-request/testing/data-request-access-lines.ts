import type { DataRequestKind } from '@milepost/domain/privacy/data-request'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { soldPolicy } from '../../policy/testing/sold-policy'
import type { DeskServer } from '../../testing/desk-server'
import { dataRequestStore } from '../store'

/** As the access matrix reads it. */
type Line = { of(server: DeskServer, brand: BrandCode): Promise<{ url: string; body?: unknown }> }

const by = { who: 'Olive Other', door: 'desk', because: 'a test of data requests' } as const

/** A new request about somebody who bought a policy. */
async function madeRequest({ db, time }: DeskServer, brand: BrandCode, kind: DataRequestKind) {
  const { policy } = await soldPolicy(db, brand, { now: time.now })
  const store = dataRequestStore(db)
  const receivedOn = londonDate(time.now)
  const request = {
    tenant: brand,
    kind,
    person: policy.reference,
    receivedOn,
    dueOn: addDays(receivedOn, 30),
  }
  const id = await store.add(request, { by, now: time.now })
  return { id, store }
}

const at = (path: string) => `/api/desk/v1/DataRequest/${path}`
const because = 'a test of access'

function about(path: string, kind: DataRequestKind, body: object): Line {
  return {
    async of(server, brand) {
      const { id } = await madeRequest(server, brand, kind)
      return { url: at(path), body: { id, ...body } }
    },
  }
}

/** Who may do what about a data request. */
export const dataRequestAccessLines: Readonly<Record<string, Line>> = {
  ListDataRequests: { of: async (_server, brand) => ({ url: `${at('ListDataRequests')}?brand=${brand}` }) },
  GetDataRequest: {
    async of(server, brand) {
      const { id } = await madeRequest(server, brand, 'export')
      return { url: `${at('GetDataRequest')}?id=${id}` }
    },
  },
  AddDataRequest: {
    of: async (server, brand) => ({
      url: at('AddDataRequest'),
      body: { brand, kind: 'export', person: 'a@example.com', receivedOn: londonDate(server.time.now) },
    }),
  },
  ExtendDataRequest: about('ExtendDataRequest', 'export', { because }),
  ExportForDataRequest: about('ExportForDataRequest', 'export', {}),
  ProposeErasure: about('ProposeErasure', 'erase', { because }),
  DecideErasure: {
    async of(server, brand) {
      const { id, store } = await madeRequest(server, brand, 'erase')
      const request = await store.find(id, [brand])
      const first = { subject: 'staff-olive', name: 'Olive Other' }
      if (request) await store.propose(request, first, { by, now: server.time.now })
      return { url: at('DecideErasure'), body: { id, decision: 'erase', because } }
    },
  },
  CloseDataRequest: about('CloseDataRequest', 'correct', { decision: 'done', outcome: because }),
}
