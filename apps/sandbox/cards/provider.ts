import type { Engine } from './engine/engine'
import type { FaultBook } from './faults/fault-book'
import type { WebhookSender } from './webhooks/webhook-sender'

/** Everything the routes of the card provider share. */
export type Provider = {
  engine: Engine
  faults: FaultBook
  webhooks: WebhookSender
  secret: string
  siteUrl: URL
}
