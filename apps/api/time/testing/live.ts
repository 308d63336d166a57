import { appendFile } from 'node:fs/promises'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { headersOf } from '../../quote/testing/quote-server.ts'
import { type Customer, emailOf, seller } from './book.ts'
import { brokenPromises } from './promise-rules.ts'
import { restarted } from './restart.ts'
import { watcher } from './seen.ts'
import { type TimeProduct, timeProduct } from './time-product.ts'
import type { Part, Seen, SeenEmail } from './what-was-seen.ts'

/** A part is away from the first time to the second. */
export type Outage = { part: Part; from: string; to: string }

/** What customers or staff do at a time, after everything that was due by then. */
export type Happening = { at: string; does: (life: Life) => Promise<unknown> }

export type Life = {
  product: TimeProduct
  /** Buys, or only gets a price. The number of the policy is remembered by the customer's name. */
  sell: (customer: Customer) => Promise<void>
  /** Buys what the newest email with a link to a quote leads to. */
  buyFromEmail: (customer: Customer) => Promise<void>
  /** The newest policy that was sold to the customer. */
  numberOf: (name: string) => string
  /** The reference of each customer's quote, by their name. */
  references: ReadonlyMap<string, string>
  emailsOf: (name: string) => readonly SeenEmail[]
  /** The customer stops the renewal by the link in the newest email that has one. */
  stop: (name: string, journey: JourneyId) => Promise<void>
  /** Staff cancel a policy; `how` is what they type after its number. */
  cancel: (name: string, how: string) => Promise<void>
  /** The customer restarts their cancelled policy by the link that staff send. */
  restart: (customer: Customer) => Promise<void>
  /** A second person confirms every refund that waits. */
  confirmRefunds: () => Promise<void>
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
    log,
  }: {
    stops: readonly string[]
    outages: readonly Outage[]
    happenings: readonly Happening[]
    /** A file to which the verdict of each stop is written as soon as it is known. */
    log?: string | undefined
  },
): Promise<Lived> {
  const product = await timeProduct(new Date(start))
  const watch = watcher(
    product,
    outages.map(({ part, from, to }) => ({ part, from: new Date(from), to: new Date(to) })),
  )
  const numbers = new Map<string, string>()
  const references = new Map<string, string>()
  const sells = seller(product)
  const emailsOf = (name: string) => watch.emails.filter(({ to }) => to === emailOf({ name }))
  const numberOf = (name: string) => {
    const number = numbers.get(name)
    if (number === undefined) throw new Error(`${name} has no policy`)
    return number
  }
  const life: Life = {
    product,
    numberOf,
    references,
    emailsOf,
    async sell(customer) {
      const sold = await sells.sell(customer)
      if ('policyNumber' in sold) numbers.set(customer.name, sold.policyNumber)
      references.set(customer.name, sold.reference)
      await watch.readMailbox()
    },
    async buyFromEmail(customer) {
      await watch.readMailbox()
      const { page = '', token = '' } = newestIn(
        emailsOf(customer.name),
        /\/(?<page>[\w-]+)\?quote=(?<token>[\w-]{43})/,
      )
      const { policyNumber } = await sells.buyOpened(customer, { page, token })
      numbers.set(customer.name, policyNumber)
    },
    async stop(name, journey) {
      await watch.readMailbox()
      const { token } = newestIn(emailsOf(name), /\/[\w-]*subscription#(?<token>[\w-]{43})/)
      const reply = await product.send('POST', '/api/v1/Policy/StopRenewal', headersOf(journey), { token })
      if (reply.status !== 200) throw new Error(`${name} could not stop: ${reply.text}`)
      watch.stopped(emailOf({ name }))
    },
    async cancel(name, how) {
      await product.office('cancel', numberOf(name), ...how.split(' '))
    },
    async restart(customer) {
      numbers.set(customer.name, await restarted(product, sells, customer, numberOf(customer.name)))
    },
    async confirmRefunds() {
      for (const line of await product.office('refunds')) {
        const [number, refund] = /^(\S+) {2}refund (\d+) {2}proposed/.exec(line)?.slice(1) ?? []
        if (number && refund) await product.office('refund confirm', number, refund)
      }
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
      const broken = brokenPromises(seen)
      verdicts.push({ at, broken })
      if (log !== undefined) await appendFile(log, `${[at, ...broken].join('\n  ')}\n`)
      for (const { part, from } of outages) if (from === at) await product.takeAway(part)
    }
    return { verdicts, seen: await watch.look(), quotesUnplanned: await watch.quotesUnplanned() }
  } finally {
    await product.stop()
  }
}

const momentsOf = (outages: readonly Outage[]) => outages.flatMap(({ from, to }) => [from, to])

/** The parts of the newest link of this kind. */
function newestIn(emails: readonly SeenEmail[], link: RegExp): Readonly<Record<string, string>> {
  const found = emails.map(({ text }) => link.exec(text)?.groups).findLast((groups) => groups !== undefined)
  if (found === undefined)
    throw new Error(`No such link in ${emails.map(({ subject }) => subject).join(', ')}`)
  return found
}
