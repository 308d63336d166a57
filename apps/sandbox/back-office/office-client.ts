import type { Journey } from '../console/journeys.ts'

export type RestartablePolicy = { policyReference: string; cancelledAt: string; restartableUntil: string }

/** The progress of a restart. */
export type Restart = {
  policyReference: string
  product: string
  viewedAt?: string
  checkedAt?: string
  takenUpAt?: string
}

/** The product's reply, or its message if it refused. */
export type OfficeReply<T> = { kind: 'answered'; value: T } | { kind: 'refused'; message: string }

export type OfficeClient = ReturnType<typeof officeClient>

const PATIENCE_MS = 10_000

/** Calls the product as an insurer's back office would: on its service listener, with the key. */
export function officeClient({ url, key }: { url: URL; key: string }) {
  async function ask<T>(
    brand: Journey,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<OfficeReply<T>> {
    try {
      const reply = await fetch(new URL(`/api/v1/RestartPolicy/${path}`, url), {
        method,
        headers: {
          'x-service-key': key,
          'x-tenant': brand.tenant,
          'x-product': brand.code,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const parsed = JSON.parse(await reply.text())
      return reply.ok
        ? { kind: 'answered', value: parsed }
        : { kind: 'refused', message: String(parsed.message) }
    } catch {
      return { kind: 'refused', message: 'The product does not answer its back office.' }
    }
  }
  return {
    cancel: (brand: Journey, policyReference: string, reason: string) =>
      ask<{ reason: string; cancelledAt?: string }>(brand, 'POST', 'CancelPolicy', {
        policyReference,
        reason,
      }),
    restartable: (brand: Journey) =>
      ask<RestartablePolicy[]>(
        brand,
        'GET',
        'GetAcornRestartablePolicies?ignoreOlderThan=2000-01-01T00:00:00Z',
      ),
    create: (brand: Journey, policyReference: string) =>
      ask<string>(brand, 'POST', 'CreateQuoteForCancelledPolicy', { policyReference }),
    restart: (brand: Journey, quoteReference: string) =>
      ask<Restart>(brand, 'GET', `GetRestartedQuote?quoteReference=${encodeURIComponent(quoteReference)}`),
  }
}
