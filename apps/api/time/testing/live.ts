import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { cancel } from '../../cli/commands/cancel'
import { tester } from '../../cli/commands/testing/office-of'
import { headersOf } from '../../quote/testing/quote-server'
import { emailOf, seller } from './book'
import { brokenPromises, type Seen } from './promise-rules'
import { watcher } from './seen'
import { type Part, type TimeProduct, timeProduct } from './time-product'

/** A part is away from the first time to the second. */
export type Outage = { part: Part; from: string; to: string }

/** What customers or staff do at a time, after everything that was due by then. */
export type Happening = { at: string; does: (life: Life) => Promise<unknown> }

export type Life = {
  product: TimeProduct
  sell: ReturnType<typeof seller>
  /** The customer stops the renewal by the link in the newest email that has one. */
  stop: (name: string, journey: JourneyId) => Promise<void>
  /** Staff cancel a policy. */
  cancel: (policyNumber: string, reason: CancellationReason) => Promise<void>
}

/** What was broken at each stop, and everything that was seen in the end. */
export type Lived = {
  verdicts: readonly { at: string; broken: readonly string[] }[]
  seen: Seen
  /** Versions of quotes for whose month there was no table. */
  quotesUnplanned: number
}

/**
 * Lives through these times: moves every clock to each in turn, lets the product work, and looks for broken promises. Times, outages and
 * happenings are in UTC.
 */
export async function liveThrough(
  start: string,
  {
    stops,
    outages,
    happenings,
  }: { stops: readonly string[]; outages: readonly Outage[]; happenings: readonly Happening[] },
): Promise<Lived> {
  const product = await timeProduct(new Date(start))
  const watch = watcher(product)
  const life: Life = {
    product,
    sell: seller(product),
    async stop(name, journey) {
      await watch.look()
      const email = emailOf({ name })
      const links = watch.emails.filter(({ to }) => to === email).map(({ text }) => tokenIn(text))
      const token = links.filter((each) => each !== undefined).at(-1)
      const reply = await product.send('POST', '/api/v1/Policy/StopRenewal', headersOf(journey), { token })
      if (reply.status !== 200) throw new Error(`${name} could not stop: ${reply.text}`)
      watch.stopped(email)
    },
    async cancel(policyNumber, reason) {
      const database = { db: product.owner, ping: async () => true, close: async () => {} }
      const { config, clock } = product
      await cancel.does([policyNumber, reason], { database, config, clock, by: tester })
    },
  }
  const verdicts: { at: string; broken: readonly string[] }[] = []
  try {
    for (const at of [
      ...new Set([...stops, ...momentsOf(outages), ...happenings.map((each) => each.at)]),
    ].sort()) {
      for (const { part, to } of outages) if (to === at) await product.bringBack(part)
      await product.moveTo(new Date(at))
      for (const { does } of happenings.filter((each) => each.at === at)) await does(life)
      await product.work()
      const seen = await watch.look()
      verdicts.push({ at, broken: brokenPromises(seen) })
      for (const { part, from } of outages) if (from === at) await product.takeAway(part)
    }
    return { verdicts, seen: await watch.look(), quotesUnplanned: await watch.quotesUnplanned() }
  } finally {
    await product.stop()
  }
}

const momentsOf = (outages: readonly Outage[]) => outages.flatMap(({ from, to }) => [from, to])

const tokenIn = (text: string) => /\/your-subscription#([\w-]{43})/.exec(text)?.[1]
