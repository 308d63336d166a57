import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { journey } from '../brands/current'
import { forgetAfterAbsence } from './absence'

export type TabStore<State> = UseBoundStore<StoreApi<State>>

const ours = `milepost:${journey.id}:`

// Before any store reads what the tab holds.
forgetAfterAbsence(ours)

/**
 * State that outlives a reload, in the tab's own storage (NAV-29, D-046). The shape is raised when what is stored changes; an older
 * one is then dropped rather than misread. A browser that keeps no storage, or no more of it, has its state for as long as the page.
 */
export function tabStore<State extends object>(name: string, shape: number, initial: State): TabStore<State> {
  const key = `${ours}${name}`
  const store = create<State>()(() => ({ ...initial, ...storedAt<State>(key, shape) }))
  store.subscribe((state) => {
    try {
      sessionStorage.setItem(key, JSON.stringify({ state, version: shape }))
    } catch {
      return
    }
  })
  return store
}

function storedAt<State>(key: string, shape: number): Partial<State> | undefined {
  try {
    const stored: { state: Partial<State>; version: number } | null = JSON.parse(
      sessionStorage.getItem(key) ?? 'null',
    )
    return stored?.version === shape ? stored.state : undefined
  } catch {
    return undefined
  }
}
