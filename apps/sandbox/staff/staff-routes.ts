import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import type { StaffSettings } from './identity-provider.ts'
import { methods, people, personOf, SECOND_FACTOR } from './people.ts'
import { signInPage, signOutScript } from './sign-in-page.ts'

export const STAFF_PATH = '/staff'

type Parts = Omit<StaffSettings, 'issuer'> & {
  /** Where browsers find the sandbox; only known once it listens. */
  publicUrl: () => URL
}

/** A real OpenID provider under /staff, with a page to choose a person. */
export function staffRoutes(app: FastifyInstance, { publicUrl, ...settings }: Parts): void {
  // Loaded on the first sign-in: most runs of the sandbox need no provider, and it takes longer to load than all the rest.
  let made: Promise<Provider> | undefined
  const issuer = () => new URL(STAFF_PATH, publicUrl())
  const provider = () => {
    made ??= import('./identity-provider.ts').then(({ identityProvider }) =>
      identityProvider({ ...settings, issuer: issuer() }),
    )
    return made
  }

  app.register(async (staff) => {
    // The provider reads bodies itself.
    staff.removeAllContentTypeParsers()
    staff.addContentTypeParser('*', (_request, _payload, done) => done(null))
    staff.addHook('onRequest', async (_request, reply) => {
      // The reply to a form redirects to the desk, and form-action applies to redirects too.
      const policy = String(reply.getHeader('content-security-policy'))
      const allowed = policy.replace("form-action 'self'", `form-action 'self' ${settings.deskUrl.origin}`)
      reply.header('content-security-policy', allowed)
    })

    staff.get(`${STAFF_PATH}/sign-out.js`, (_request, reply) =>
      reply.type('text/javascript').send(signOutScript),
    )
    staff.get(`${STAFF_PATH}/sign-in/:uid`, async (request, reply) => {
      const details = await interactionOf(request, reply)
      if (details === undefined) return expired(reply)
      const isAsked = String(details.params['acr_values'] ?? '')
        .split(' ')
        .includes(SECOND_FACTOR)
      return reply.type('text/html').send(signInPage(details.uid, people, isAsked))
    })
    staff.post(`${STAFF_PATH}/sign-in/:uid`, async (request, reply) => {
      const details = await interactionOf(request, reply)
      if (details === undefined) return expired(reply)
      const form = new URLSearchParams(await bodyOf(request))
      const person = personOf(form.get('sub') ?? '')
      if (person === undefined) return reply.code(400).type('text/plain').send('Choose one of the people.\n')
      const hasSecond = form.get('secondFactor') === 'yes'
      const login = {
        accountId: person.sub,
        amr: [...(hasSecond ? methods.secondFactor : methods.password)],
        ...(hasSecond && { acr: SECOND_FACTOR }),
        remember: false,
      }
      reply.hijack()
      copyHeaders(reply)
      await (await provider()).interactionFinished(request.raw, reply.raw, { login })
    })
    staff.all(`${STAFF_PATH}/*`, async (request, reply) => {
      const { raw } = request
      const answer = (await provider()).callback()
      reply.hijack()
      copyHeaders(reply)
      // The provider builds its URLs from the request, and the desk may call it with another host name than browsers do.
      raw.headers.host = publicUrl().host
      Object.assign(raw, { originalUrl: raw.url })
      raw.url = raw.url?.slice(STAFF_PATH.length)
      return answer(raw, reply.raw)
    })

    async function interactionOf(request: FastifyRequest, reply: FastifyReply) {
      try {
        return await (await provider()).interactionDetails(request.raw, reply.raw)
      } catch {
        // The cookie is missing or has expired.
        return undefined
      }
    }
  })
}

function expired(reply: FastifyReply): FastifyReply {
  return reply
    .code(400)
    .type('text/plain')
    .send('This sign-in has expired. Go back to the desk and sign in again.\n')
}

/** A hijacked reply bypasses Fastify, which would have sent these headers. */
function copyHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
}

const LONGEST_FORM = 4 * 1024

async function bodyOf({ raw }: FastifyRequest): Promise<string> {
  let text = ''
  for await (const chunk of raw.setEncoding('utf8')) {
    text += chunk
    if (text.length > LONGEST_FORM) break
  }
  return text
}
