import { createClient } from '@milepost/contract/client'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journey } from '../brands/current'

export const client = createClient({ tenancy: tenancyOf(journey.id), timeoutMs: 20_000 })
