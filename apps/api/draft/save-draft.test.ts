import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DraftStore, DraftToSave } from './ports.ts'
import { saveDraft } from './save-draft.ts'

const now = new Date('2026-03-02T09:00:00Z')
const request = {
  tenant: 'A',
  journey: 'acorn_pc',
  draftId: 'b1946ac92492d2347c6235b4d2611184',
  answers: { registration: 'AA19AAA' },
  completedSteps: ['vehicleDetails'],
  besides: { typed: { 'vehicleDetails.value': '5,000' } },
  shape: 1,
  saveId: 'second',
  unconfirmed: ['first'],
  expectedRevision: 2,
} as const

function recordingStore(): { drafts: Pick<DraftStore, 'saveDraft'>; saved: DraftToSave[] } {
  const saved: DraftToSave[] = []
  return {
    saved,
    drafts: {
      async saveDraft(draft) {
        saved.push(draft)
        return { kind: 'saved', revision: 3 }
      },
    },
  }
}

it('passes a hash to the store and never the id that opens the draft', async () => {
  const { drafts, saved } = recordingStore()
  await saveDraft(request, { drafts, clock: () => now })
  const { draftId, ...rest } = request
  expect(saved).toEqual([{ ...rest, idHash: createHash('sha256').update(draftId).digest(), now }])
})

it('returns the outcome of the store', async () => {
  const { drafts } = recordingStore()
  expect(await saveDraft(request, { drafts, clock: () => now })).toEqual({ kind: 'saved', revision: 3 })
})
