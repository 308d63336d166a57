import type { ProductCode } from '@milepost/domain/terms/identity'
import { type JourneyHost, journeys } from '../console/journeys.ts'

/** The product's reply to a comparison site, as far as this one shows it. */
export type SitePrice =
  | { kind: 'offered'; quote: Offered }
  | { kind: 'not-offered'; outcome: string }
  | {
      kind: 'refused'
      status: number
      message: string
      errors: readonly { field: string; message: string }[]
    }
  | { kind: 'silent' }

export type Prices = {
  inFull?: number
  monthly?: { deposit: number; instalments: number; instalment: number; totalPayable: number; apr: number }
}

export type Offered = {
  quoteReference: string
  indication?: boolean
  prices: Prices
  excesses: { total: number }
  breakdown?: { price: number; prices: Prices }
  assumed: readonly { field: string; words: string }[]
  link?: string
}

const PATIENCE_MS = 8_000

/**
 * Asks one insurer over HTTP, as a real site's server does. The same key gives the same reply, so a reload makes no second quote.
 */
export async function askForPrice(
  { siteUrl, siteKey }: { siteUrl: URL; siteKey: string },
  insurer: Insurer,
  risk: object,
  idempotencyKey: string,
): Promise<SitePrice> {
  try {
    const reply = await fetch(new URL('/api/v1/Aggregator/PriceRisk', siteUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tenant': insurer.tenant,
        'x-product': insurer.product,
        'x-site-key': siteKey,
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(risk),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body: unknown = await reply.json()
    return reply.ok ? sitePrice(body) : refused(reply.status, body)
  } catch (error) {
    // Down, too slow, or not JSON: a comparison site leaves such an insurer out.
    if (error instanceof Error) return { kind: 'silent' }
    throw error
  }
}

function sitePrice(body: unknown): SitePrice {
  const outcome = String(Reflect.get(Object(body), 'outcome'))
  // The shape is the product's published one; this site trusts it, as sites do.
  return outcome === 'offered'
    ? { kind: 'offered', quote: body as Offered }
    : { kind: 'not-offered', outcome }
}

function refused(status: number, body: unknown): SitePrice {
  const { message = '', errors = [] } = Object(body)
  return { kind: 'refused', status, message: String(message), errors: Array.isArray(errors) ? errors : [] }
}

/** An insurer to ask for a price, with the product's published header values. */
export type Insurer = { host: JourneyHost; brand: string; name: string; tenant: string; product: string }

type Names = Readonly<Partial<Record<ProductCode, string>>>

/** The journeys on comparison sites, by type of vehicle. Impound cover is not offered there. */
export const panel: Readonly<Record<'car' | 'van' | 'taxi', readonly Insurer[]>> = {
  car: insurers({ PC: 'car', PT: 'Protect', CR: 'car', TL: 'telematics' }),
  van: insurers({ CV: 'van' }),
  taxi: insurers({ TX: 'taxi' }),
}

function insurers(names: Names): readonly Insurer[] {
  return journeys.flatMap(({ host, brand, tenant, code }) => {
    const name = names[code]
    return name === undefined ? [] : [{ host, brand, name: `${brand} ${name}`, tenant, product: code }]
  })
}
