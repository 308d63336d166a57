import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { askForPrice, panel } from './ask-for-price.ts'
import { askingPage, comparisonStyle, pricesPage } from './comparison-page.ts'
import { visitors } from './people.ts'

const HTML = 'text/html; charset=utf-8'

/** A public default: the product accepts it if no other key is set, and never in production. */
const DEMO_KEY = 'sandbox-site-key-quotelark'

type Asked = { Querystring: { visitor?: unknown; insurer?: unknown; key?: unknown } }

/** A comparison site to arrive from: it asks the product for prices with its published call, and links to the quotes. */
export function comparisonRoutes(
  app: FastifyInstance,
  { siteUrl, siteKey = DEMO_KEY, now }: { siteUrl: URL; siteKey?: string | undefined; now: () => Date },
): void {
  app.get('/comparison', (_request, reply) => reply.type(HTML).send(askingPage(randomUUID())))
  app.get('/comparison.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(comparisonStyle))
  app.get<Asked>('/comparison/prices', async ({ query }, reply) => {
    const visitor = visitors.find(({ id }) => id === query.visitor)
    if (visitor === undefined) return reply.redirect('/comparison')
    const key = /^[\w-]{8,60}$/.test(String(query.key)) ? String(query.key) : randomUUID()
    const asked = panel[visitor.drives]
    const only = asked.filter(({ host }) => host === query.insurer)
    const answers = await Promise.all(
      (only.length > 0 ? only : asked).map(async (insurer) => ({
        insurer,
        price: await askForPrice(
          { siteUrl, siteKey },
          insurer,
          visitor.risk(now()),
          `${key}-${visitor.id}-${insurer.host}`,
        ),
      })),
    )
    return reply.type(HTML).send(pricesPage(visitor, answers))
  })
}
