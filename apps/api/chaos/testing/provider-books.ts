import * as z from 'zod/mini'
import { readSandbox } from './asking.ts'

const payments = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      pence: z.number(),
      orderId: z.optional(z.string()),
      capturedPence: z.number(),
    }),
  ),
})
const ledger = z.object({
  entries: z.array(
    z.object({
      orderId: z.optional(z.string()),
      happening: z.enum(['hold', 'release', 'capture', 'refund']),
      lines: z.array(z.object({ account: z.string(), pence: z.number() })),
    }),
  ),
  sum: z.number(),
})

/** What the provider's ledger holds for one of our orders. */
export type Order = {
  held: number
  taken: number
  holds: number
  captures: number
  states: readonly string[]
}

export type Books = { byOrder: ReadonlyMap<string, Order>; sum: number }

/** The sandbox's own ledger, independent of ours (safety K9 e). */
export async function providerBooks(sandboxUrl: string): Promise<Books> {
  const read = async (path: string) => (await readSandbox(`${sandboxUrl}/cards/control/${path}`)).json()
  const reply = payments.parse(await read('payments'))
  const { entries, sum } = ledger.parse(await read('ledger'))
  const byOrder = new Map<string, Order>()
  for (const { orderId = 'of nobody', state } of reply.payments) {
    const known = byOrder.get(orderId) ?? { held: 0, taken: 0, holds: 0, captures: 0, states: [] }
    byOrder.set(orderId, { ...known, states: [...known.states, state] })
  }
  for (const { orderId = 'of nobody', happening, lines } of entries) {
    const known = byOrder.get(orderId) ?? { held: 0, taken: 0, holds: 0, captures: 0, states: [] }
    const on = (account: string) =>
      lines.filter((line) => line.account === account).reduce((total, { pence }) => total + pence, 0)
    byOrder.set(orderId, {
      ...known,
      held: known.held + on('held'),
      taken: known.taken + on('merchant'),
      holds: known.holds + (happening === 'hold' ? 1 : 0),
      captures: known.captures + (happening === 'capture' ? 1 : 0),
    })
  }
  return { byOrder, sum }
}
