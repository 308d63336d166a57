import type { Ports } from '../routes'

/** Ports behind which nothing is found, to be overridden by what a test is about. */
export const referToNobody: Ports = {
  vehicleByRegistration: async () => ({ kind: 'not-found' }),
  vehicleMakes: async () => [],
  vehicleModels: async () => [],
  addressSearch: async () => ({ kind: 'found', value: [] }),
  addressById: async () => ({ kind: 'not-found' }),
  drafts: {
    saveDraft: async ({ expectedRevision }) => ({ kind: 'saved', revision: expectedRevision + 1 }),
    findDraft: async () => undefined,
    countAttempt: async () => 1,
    forgetAttempts: async () => undefined,
  },
  clock: () => new Date('2026-11-02T10:00:00Z'),
}
