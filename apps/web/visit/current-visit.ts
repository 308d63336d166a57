import { VISIT_MINUTES } from '@milepost/domain/visit/visit-steps'

const KEY = 'milepost.visit'

type Held = { id: string; from: string; at: number }

/**
 * The visit of this browser: a random id for as long as it is active, linked to no person and no quote. Another entry to the site begins
 * another visit. In a browser without storage each page counts as one.
 */
export function currentVisit(from: string, now: number): { id: string; isNew: boolean } {
  const held = read()
  const isSame = held !== undefined && held.from === from && now - held.at < VISIT_MINUTES * 60_000
  const id = isSame ? held.id : ((unheld?.from === from ? unheld.id : undefined) ?? crypto.randomUUID())
  const visit = { id, from, at: now }
  unheld = write(visit) ? undefined : visit
  return { id, isNew: !isSame }
}

let unheld: Held | undefined

function read(): Held | undefined {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { id, from, at } = Object(found)
    return typeof id === 'string' && UUID.test(id) && typeof from === 'string' && typeof at === 'number'
      ? { id, from, at }
      : undefined
  } catch {
    // No storage, or not ours.
    return undefined
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

function write(visit: Held): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(visit))
    return true
  } catch {
    return false
  }
}
