import type { Pence } from '@milepost/domain/values/pence'

/** What a call is known by at a provider, so that the same call twice is one (safety K4). */
export function outgoingKey(
  orderId: string,
  operation: 'customer' | 'create' | 'charge' | 'capture' | 'void' | 'refund',
  amount: Pence | 'all',
): string {
  return `${orderId}:${operation}:${amount}`
}
