import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Clock } from '../../ports/clock'
import type { MailStopStore } from '../../ports/mail-stops'
import { tokenHashOf } from '../returning/token-secret'

/** No more letters that one may do without. False when there is no such link. */
export function stopMails(
  { token, tenant }: { token: string; tenant: BrandCode | undefined },
  { mailStops, clock }: { mailStops: MailStopStore; clock: Clock },
): Promise<boolean> {
  return mailStops.stopMails({ tenant, tokenHash: tokenHashOf(token) }, clock())
}
