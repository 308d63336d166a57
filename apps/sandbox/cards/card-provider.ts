import type { FastifyInstance } from 'fastify'
import { faultBook } from '../http/faults.ts'
import { controlRoutes } from './control-routes.ts'
import { demoRoutes } from './demo-routes.ts'
import { dropInRoutes } from './drop-in/drop-in-routes.ts'
import { transactionEventType, transactionShape } from './drop-in/transaction-shape.ts'
import type { Engine } from './engine/engine.ts'
import { frameRoutes } from './frames/frame-routes.ts'
import { intentRoutes } from './intents/intent-routes.ts'
import { intentEventType, intentShape } from './intents/intent-shape.ts'
import type { Provider } from './provider.ts'
import { fileJournal, memoryJournal, openStore } from './store.ts'
import { announcer, type Telling, webhookSender } from './webhooks.ts'

export type CardSettings = {
  /** The merchant's key; it also signs webhooks. */
  secret: string
  webhookUrl: URL | undefined
  /** Undefined: nothing is stored beyond the process. */
  dataDir: string | undefined
  siteUrl: URL
  now: () => Date
  webhookBackOffMs?: readonly number[]
}

/** The card provider with its ledger: one engine, two APIs, and the frames customers type into. */
export function cardProvider(settings: CardSettings): Provider & { close(): void } {
  const { secret, webhookUrl, dataDir, siteUrl, now, webhookBackOffMs } = settings
  const store = openStore(dataDir === undefined ? memoryJournal() : fileJournal(dataDir))
  const faults = faultBook()
  const telling: Telling = (payment, news) =>
    payment.face === 'intents'
      ? { type: intentEventType(news), object: withoutSecret(intentShape(engine, payment)) }
      : { type: transactionEventType(news), object: transactionShape(engine, payment) }
  const announce = announcer(store, now, telling, webhookUrl !== undefined)
  const engine: Engine = { store, now, secret, announce }
  const webhooks = webhookSender({
    store,
    faults,
    url: webhookUrl,
    secret,
    now,
    ...(webhookBackOffMs && { backOffMs: webhookBackOffMs }),
  })
  return {
    engine,
    faults,
    webhooks,
    secret,
    siteUrl,
    close() {
      webhooks.close()
      store.close()
    },
  }
}

/** Events do not contain the secret that lets a browser pay. */
function withoutSecret({ client_secret: _, ...intent }: ReturnType<typeof intentShape>) {
  return intent
}

export function cardRoutes(app: FastifyInstance, provider: Provider): void {
  // Each in its own scope, because each reports errors in its own shape.
  for (const routes of [intentRoutes, dropInRoutes, frameRoutes, controlRoutes, demoRoutes])
    app.register((scope: FastifyInstance) => routes(scope, provider))
}
