import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Journey, journeys, journeyUrl } from '../console/journeys.ts'
import { isOwnPage } from '../http/answer.ts'
import { takeForms } from '../http/request.ts'
import { type BackOfficeView, backOfficePage } from './back-office-page.ts'
import { type OfficeClient, officeClient } from './office-client.ts'

type Surroundings = { siteUrl: URL; backOffice?: { url: URL; key: string } | undefined }
type Asked = { Querystring: { quote?: string; said?: string } }

const HTML = 'text/html; charset=utf-8'

/** An insurer's back office on one page: cancelling policies, and the quotes that restart them. */
export function backOfficeRoutes(app: FastifyInstance, { siteUrl, backOffice }: Surroundings): void {
  const office = backOffice && officeClient(backOffice)

  app.register(async (scope) => {
    takeForms(scope)
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'POST' && !isOwnPage(request))
        return reply.code(403).send('Only this page may send this form.')
    })

    scope.get<Asked>('/back-office', async ({ query }, reply) => {
      const view = office && (await look(office, siteUrl, query.quote))
      return reply.type(HTML).send(backOfficePage({ ...(view ?? shut), notice: query.said }))
    })
    scope.post('/back-office/cancel', async (request, reply) => {
      const { policyReference, reason } = fieldsOf(request)
      const brand = brandOf(policyReference)
      const done = brand && (await office?.cancel(brand, policyReference, reason))
      return reply.redirect(
        place({
          said:
            done?.kind === 'answered'
              ? `${policyReference} is cancelled: ${done.value.reason}.${endOf(done.value)}`
              : `${policyReference}: ${done?.message ?? 'this is not a policy number.'}`,
        }),
        303,
      )
    })
    scope.post('/back-office/restart', async (request, reply) => {
      const { policyReference } = fieldsOf(request)
      const brand = brandOf(policyReference)
      const made = brand && (await office?.create(brand, policyReference))
      return reply.redirect(
        made?.kind === 'answered'
          ? place({ quote: made.value })
          : place({ said: `${policyReference}: ${made?.message ?? 'this is not a policy number.'}` }),
        303,
      )
    })
  })
}

const shut: Omit<BackOfficeView, 'notice'> = { isOpen: false, policies: [], made: undefined }

async function look(
  office: OfficeClient,
  siteUrl: URL,
  reference: string | undefined,
): Promise<Omit<BackOfficeView, 'notice'>> {
  const lists = await Promise.all(
    brands.map(async (brand) => {
      const listed = await office.restartable(brand)
      return listed.kind === 'answered'
        ? listed.value.map((policy) => ({ ...policy, brand: brand.brand }))
        : []
    }),
  )
  return { isOpen: true, policies: lists.flat(), made: await quoteMade(office, siteUrl, reference) }
}

async function quoteMade(
  office: OfficeClient,
  siteUrl: URL,
  reference: string | undefined,
): Promise<BackOfficeView['made']> {
  const brand = reference === undefined ? undefined : brandOf(reference)
  if (reference === undefined || brand === undefined) return undefined
  const reply = await office.restart(brand, reference)
  if (reply.kind === 'refused') return undefined
  const journey = journeys.find(({ tenant, code }) => tenant === brand.tenant && code === reply.value.product)
  if (journey === undefined) return undefined
  const link = new URL(journeyUrl(siteUrl, journey.host))
  link.pathname = '/restart-policy'
  link.searchParams.set('quoteRef', reference)
  return { reference, link: link.href, restart: reply.value }
}

function fieldsOf({ body }: FastifyRequest): { policyReference: string; reason: string } {
  const sent = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}))
  const text = (name: string) => String(sent.get(name) ?? '').trim()
  return { policyReference: text('policyReference').toUpperCase(), reason: text('reason') }
}

function place(query: Record<string, string>): string {
  return `/back-office?${new URLSearchParams(query)}`
}

/** The brands, each with the first of its journeys. */
const brands: readonly Journey[] = journeys.filter(
  ({ tenant }, index) => journeys.findIndex((other) => other.tenant === tenant) === index,
)

/** The brand of this policy number or quote reference. */
function brandOf(reference: string): Journey | undefined {
  return brands.find(({ tenant }) => reference.startsWith(`${tenant}-`))
}

/** Cover may end on a day to come. */
const endOf = ({ cancelledAt }: { cancelledAt?: string }) =>
  cancelledAt === undefined ? '' : ` Cover ends at ${cancelledAt}.`
