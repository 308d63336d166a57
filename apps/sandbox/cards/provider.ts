import type { FaultBook } from '../http/faults'
import type { Engine } from './engine/engine'
import type { WebhookSender } from './webhooks'

/** Everything the routes of the card provider share. */
export type Provider = {
  engine: Engine
  faults: FaultBook
  webhooks: WebhookSender
  secret: string
  siteUrl: URL
}
