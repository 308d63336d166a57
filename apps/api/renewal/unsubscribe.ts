import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Clock } from '../platform/ports'
import { tokenHashOf } from '../retrieval/token-secret'
import type { MailStopStore } from './email-stop-ports'

/** No more letters that one may do without. False when there is no such link. */
export function stopMails(
  { token, tenant }: { token: string; tenant: BrandCode | undefined },
  { mailStops, clock }: { mailStops: MailStopStore; clock: Clock },
): Promise<boolean> {
  return mailStops.stopMails({ tenant, tokenHash: tokenHashOf(token) }, clock())
}
