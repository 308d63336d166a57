import { pence } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { accountsInWords, checkAccounts } from '../../payment/accounts-check-store'
import type { Seen, SeenEmail, SeenPolicy, SeenStop } from './promise-rules'
import type { TimeProduct } from './time-product'

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

/** Looks at the product as its customers and operators do: the mailbox, the card provider's ledger, the policies and the accounts. */
export function watcher(product: TimeProduct) {
  const emails: SeenEmail[] = []
  const stops: SeenStop[] = []

  /** The mailbox forgets the oldest, so it is read at every stop. */
  async function readMailbox(): Promise<void> {
    for (;;) {
      const page = await fetch(`${product.sandboxUrl}/mail/${emails.length + 1}`)
      if (!page.ok) return
      emails.push(emailIn(await page.text()))
    }
  }

  async function policies(): Promise<readonly SeenPolicy[]> {
    const { rows } = await sql<SeenPolicy>`
      select policy.policy_number as "policyNumber", lower(policy.contact ->> 'email') as email,
        attempt_id as "orderId", issued_at as "soldAt", cover_start as "coverStart", cover_end as "coverEnd",
        cancelled_at as "cancelledAt",
        exists (
          select from milepost.renewal
          where renewal.tenant = policy.tenant and renewal.policy_number = policy.policy_number
        ) as "isRenewal"
      from milepost.policy
      left join milepost.policy_cancellation using (tenant, policy_number)
      order by issued_at`.execute(product.owner)
    return rows.map((policy) => ({ ...policy, cancelledAt: policy.cancelledAt ?? undefined }))
  }

  return {
    emails,
    stopped: (email: string) => void stops.push({ at: product.clock(), email }),
    async quotesUnplanned(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from milepost_months.unplanned`.execute(product.owner)
      return rows[0]?.count ?? 0
    },
    async look(): Promise<Seen> {
      await readMailbox()
      const broken = await checkAccounts(product.owner, product.clock())
      const { entries } = ledger.parse(
        await (await fetch(`${product.sandboxUrl}/cards/control/ledger`)).json(),
      )
      return {
        emails,
        stops,
        policies: await policies(),
        charges: entries.flatMap(({ at, orderId = '', happening, lines }) =>
          happening === 'capture'
            ? [{ at: new Date(at), orderId, pence: pence(Math.max(...lines.map((line) => line.pence))) }]
            : [],
        ),
        accounts: broken.length === 0 ? [] : accountsInWords(broken),
        now: product.clock(),
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
  }
}
