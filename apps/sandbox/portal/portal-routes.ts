import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Answer, answer, answerBadRequests, problem } from '../http/answer.ts'
import { faultBook } from '../http/faults.ts'
import { type AnsweredOnce, answeredOnce, faultRoutes } from '../http/policy-services.ts'
import { fieldsOf, text } from '../http/request.ts'

/** The customer's names are accepted but not stored. */
type PortalUser = { tenant: string; policyNumber: string; email: string; status: 'created' | 'exists' }

type ByPolicy = { Querystring: { policyNumber?: string } }

/** The customer portal: accounts by email within a brand. README.md documents it. */
export function portalRoutes(app: FastifyInstance, dataDir: string | undefined): void {
  const users = answeredOnce<PortalUser>(dataDir && join(dataDir, 'portal'))
  const faults = faultBook()
  faultRoutes(app, 'portal', faults)

  app.register(async (scope) => {
    answerBadRequests(scope)
    scope.post('/portal/v1/users', (request, reply) => {
      const asked = readUser(request.body)
      const about = { orderId: asked.policyNumber }
      return answer(reply, faults, { operation: 'create', about }, () => createUser(users, asked))
    })
    scope.get<ByPolicy>('/portal/v1/users', ({ query }) => ({
      users: users.all().filter(({ policyNumber }) => policyNumber === query.policyNumber),
    }))
  })
}

/** Asked again for a policy, it answers as the first time: an account made for this policy is not one that existed before. */
function createUser(users: AnsweredOnce<PortalUser>, asked: Omit<PortalUser, 'status'>): Answer {
  const before = users.find(asked)
  if (before !== undefined) return portalAnswer(before)
  if (asked.email.includes('portal-fails'))
    return { status: 500, body: problem('INTERNAL_ERROR', 'The portal failed.') }
  const isKnown =
    asked.email.includes('portal-exists') ||
    users.all().some(({ tenant, email }) => tenant === asked.tenant && email === asked.email)
  const user: PortalUser = { ...asked, status: isKnown ? 'exists' : 'created' }
  users.keep(asked, user)
  return portalAnswer(user)
}

function portalAnswer({ status }: PortalUser): Answer {
  return { status: status === 'created' ? 201 : 200, body: { status } }
}

function readUser(body: unknown): Omit<PortalUser, 'status'> {
  const fields = fieldsOf(body, ['tenant', 'policyNumber', 'email', 'firstName', 'lastName'])
  text(fields, 'firstName')
  text(fields, 'lastName')
  return {
    tenant: text(fields, 'tenant', 10),
    policyNumber: text(fields, 'policyNumber', 40),
    email: text(fields, 'email', 254).toLowerCase(),
  }
}
