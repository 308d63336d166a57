import type { BrandCode } from '@milepost/domain/terms/identity'

/** A link to what follows a policy. Only the hash of its token is kept. */
export type SubscriptionLinkStore = {
  keepSubscriptionLink(
    link: { tenant: BrandCode; tokenHash: Uint8Array; firstPolicy: string },
    until: { now: Date; endsAt: Date },
  ): Promise<void>
  findSubscriptionLink(
    link: { tenant: BrandCode; tokenHash: Uint8Array },
    now: Date,
  ): Promise<{ firstPolicy: string } | undefined>
}
