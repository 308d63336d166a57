import { pence } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { accountsInWords, checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { loansIn, policiesIn } from './seen-policies.ts'
import type { TimeProduct } from './time-product.ts'
import type { Seen, SeenEmail, SeenOutage, SeenStop } from './what-was-seen.ts'

const ledger = z.object({
  entries: z.array(
    z.object({
      at: z.number(),
      orderId: z.optional(z.string()),
      happening: z.string(),
      lines: z.array(z.object({ account: z.string(), pence: z.number() })),
    }),
  ),
})

/** Looks at the product as its customers and operators do: the mailbox, the card provider's and the lender's books, the policies and the accounts. */
export function watcher(product: TimeProduct, outages: readonly SeenOutage[]) {
  const emails: SeenEmail[] = []
  const stops: SeenStop[] = []

  /** The mailbox forgets the oldest, so it is read at every stop and after every purchase. */
  async function readMailbox(): Promise<void> {
    for (;;) {
      const page = await fetch(`${product.sandboxUrl}/mail/${emails.length + 1}`)
      if (!page.ok) return
      emails.push(emailIn(await page.text()))
    }
  }

  async function movements() {
    const reply = await fetch(`${product.sandboxUrl}/cards/control/ledger`)
    const { entries } = ledger.parse(await reply.json())
    const of = (which: string) =>
      entries.flatMap(({ at, orderId = '', happening, lines }) =>
        happening === which
          ? [{ at: new Date(at), orderId, pence: pence(Math.max(...lines.map((line) => line.pence))) }]
          : [],
      )
    return { charges: of('capture'), refunds: of('refund') }
  }

  return {
    emails,
    readMailbox,
    stopped: (email: string) => void stops.push({ at: product.clock(), email }),
    async quotesUnplanned(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from milepost_months.unplanned`.execute(product.owner)
      return rows[0]?.count ?? 0
    },
    async look(): Promise<Seen> {
      await readMailbox()
      const now = product.clock()
      const broken = await checkAccounts(product.owner, now)
      return {
        emails,
        stops,
        outages,
        policies: await policiesIn(product),
        loans: await loansIn(product),
        ...(await movements()),
        accounts: broken.map((each) => accountsInWords([each]).join('\n')),
        errors: [...product.errors],
        now,
      }
    },
  }
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** What the sandbox's page of an email shows. */
function emailIn(page: string): SeenEmail {
  const part = (pattern: RegExp) =>
    (pattern.exec(page)?.[1] ?? '').replace(/&(amp|lt|gt|quot|#39);/g, (mark) => entities[mark] ?? mark)
  return {
    at: new Date(part(/<time datetime="([^"]+)"/)),
    to: part(/<dt>To<\/dt><dd>([^<]*)</).toLowerCase(),
    subject: part(/<h1>([^<]*)</),
    text: part(/<pre>([^<]*)</),
    attached: [...page.matchAll(/\/attached\/\d+">([^<]*)</g)].map(([, name = '']) => name),
  }
}
