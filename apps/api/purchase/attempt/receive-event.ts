import { crashpoint } from '../../platform/crashpoint.ts'
import { askProvider } from './ask-provider.ts'
import type { PaymentPorts, WebhookEvent } from './ports.ts'
import type { CardProvider } from './provider-ports.ts'

export type Received = 'kept' | 'forged' | 'unknown-provider'

/**
 * Receives a webhook. It is stored before it is acknowledged. It reports only that something happened; the provider is asked what
 * happened (safety K6).
 */
export async function receiveEvent(
  name: string,
  raw: Uint8Array,
  headers: Parameters<CardProvider['readEvent']>[1],
  ports: PaymentPorts,
): Promise<Received> {
  // Both sandbox providers, and all accounts of one service, send to one address.
  const providers = ports.cards.ofService(name)
  if (providers.length === 0) return 'unknown-provider'
  const now = ports.clock()
  const events = providers.map((provider) => ({
    provider: provider.name,
    read: provider.readEvent(raw, headers, now),
  }))
  const match = events.find(({ read }) => read.kind === 'event')
  if (match?.read.kind !== 'event')
    return events.some(({ read }) => read.kind === 'unknown') ? 'kept' : 'forged'
  const event = { ...match.read.event, provider: match.provider }
  const isNew = await ports.payments.saveEvent(event, now)
  crashpoint('webhook.afterInsert')
  if (isNew) await resolveEvent(event, ports)
  return 'kept'
}

/** False when the payment is not known yet: an event may arrive before the reply that created it (F14). */
export async function resolveEvent(event: WebhookEvent, ports: PaymentPorts): Promise<boolean> {
  const { payments } = ports
  const attempt =
    (await payments.findByProvider(event.provider, event.ref)) ??
    (event.orderId === undefined ? undefined : await payments.findAttempt(event.orderId))
  if (attempt === undefined || attempt.provider !== event.provider) return false
  const { verdict } = await askProvider(attempt, ports)
  if (verdict.kind === 'unreachable') return false
  await payments.resolveEvent(event, ports.clock())
  return true
}
