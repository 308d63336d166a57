/** How long a toast stays (CON-16). */
export const TOAST_MS = 3000

export type Toast = { id: number; text: string }

type Listener = () => void

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<Listener>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message. Not for anything a customer must act on: it is gone after three seconds. */
export function showToast(text: string): void {
  lastId += 1
  const toast = { id: lastId, text }
  change([...toasts, toast])
  setTimeout(() => change(toasts.filter(({ id }) => id !== toast.id)), TOAST_MS)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
