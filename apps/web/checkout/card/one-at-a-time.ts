import type { Paid } from './paid'

let underWay: Promise<Paid> | undefined

/**
 * One payment at a time in this tab, however often something is pressed: undefined while another is under way (F4). A client that
 * breaks in the middle leaves nobody knowing what it did, so the server is asked (F12).
 */
export function oneAtATime(work: () => Promise<Paid>): Promise<Paid> | undefined {
  if (underWay !== undefined) return undefined
  underWay = work()
    .catch((error: unknown): Paid => {
      reportError(error)
      return { kind: 'checking', otherwise: { kind: 'not-ready' } }
    })
    .finally(() => {
      underWay = undefined
    })
  return underWay
}

export async function paymentUnderWay(): Promise<void> {
  await underWay
}
