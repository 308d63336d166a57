import type { FaultBook } from '../http/faults.ts'
import type { Engine } from './engine/engine.ts'
import type { WebhookSender } from './webhooks.ts'

/** Everything the routes of the card provider share. */
export type Provider = {
  engine: Engine
  faults: FaultBook
  webhooks: WebhookSender
  secret: string
  siteUrl: URL
}
