import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { forgetAfterAbsence } from './stale-tab-guard'
import { OURS, touchTab } from './storage'

export type TabStore<State> = UseBoundStore<StoreApi<State>>

// Before any store reads what the tab holds.
forgetAfterAbsence()

/**
 * State that outlives a reload, in the tab's own storage (NAV-29, D-046). The shape is raised when what is stored changes; an older
 * one is then dropped rather than misread. A browser that keeps no storage, or no more of it, has its state for as long as the page.
 */
export function tabStore<State extends object>(name: string, shape: number, initial: State): TabStore<State> {
  const key = `${OURS}${name}`
  const store = create<State>()(() => ({ ...initial, ...storedAt<State>(key, shape) }))
  store.subscribe((state) =>
    touchTab((storage) => storage.setItem(key, JSON.stringify({ state, version: shape }))),
  )
  return store
}

function storedAt<State>(key: string, shape: number): Partial<State> | undefined {
  // What cannot be read counts as nothing too.
  const stored = touchTab((storage): { state: Partial<State>; version: number } | null =>
    JSON.parse(storage.getItem(key) ?? 'null'),
  )
  return stored?.version === shape ? stored.state : undefined
}
