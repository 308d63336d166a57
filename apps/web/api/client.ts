import { createClient } from '@milepost/contract/client'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journey } from '../brands/current'

/** The restart service may live on a host of its own (API-42, D-006); the page says where. */
const restart = document.querySelector<HTMLMetaElement>('meta[name="restart-url"]')?.content

export const client = createClient({
  tenancy: tenancyOf(journey.id),
  timeoutMs: 20_000,
  ...(restart !== undefined && { hosts: { restart } }),
})
