import type { DataRequestKind } from '@milepost/domain/privacy/data-request'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { soldPolicy } from '../../policy/testing/sold-policy.ts'
import type { DeskServer } from '../../testing/desk-server.ts'
import { restrictionStore } from '../restrict-store.ts'
import { dataRequestStore } from '../store.ts'

/** As the access matrix reads it. */
type Line = {
  of(server: DeskServer, brand: BrandCode): Promise<{ url: string; body?: unknown }>
  granted?: 204
}

const by = { who: 'Olive Other', door: 'desk', because: 'a test of data requests' } as const

/** A new request about a policyholder. */
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
  return { id, store, reference: policy.reference }
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

/** Access to data requests. */
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
  CorrectFacts: {
    async of(server, brand) {
      const { id, reference } = await madeRequest(server, brand, 'correct')
      const corrections = [{ fact: 'lastNames', text: 'Wright-Penn' }]
      return { url: at('CorrectFacts'), body: { id, reference, corrections, because } }
    },
  },
  RestrictRecords: about('RestrictRecords', 'restrict', { because }),
  LiftRestriction: {
    async of(server, brand) {
      const { id, store } = await madeRequest(server, brand, 'restrict')
      const request = await store.find(id, [brand])
      const at = { by, now: server.time.now }
      if (request) await restrictionStore(server.db).restrict(request, () => 'Restricted', at)
      return {
        url: '/api/desk/v1/DataRequest/LiftRestriction',
        body: { id, toldOn: londonDate(server.time.now), because },
      }
    },
    granted: 204,
  },
  CloseDataRequest: about('CloseDataRequest', 'correct', { decision: 'done', outcome: because }),
}
