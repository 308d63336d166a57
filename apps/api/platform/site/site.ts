import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { HANDED_OVER, pages } from '@milepost/contract/pages'
import { isJourneyId, journeyIdentities } from '@milepost/domain/terms/identity'
import { parseRegistration } from '@milepost/domain/values/registration'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { SiteHosts } from '../config/hosts.ts'
import { sendRefusal } from '../http/errors.ts'
import { refuseOtherMethods } from '../http/methods.ts'
import { refuse } from '../http/problem.ts'
import { ensureSession } from '../session/session.ts'
import { OUTAGE_PATH, pagePaths } from './page-paths.ts'
import { readPageTemplate } from './page-template.ts'
import { journeyOfHost, siteLinks } from './site-address.ts'

export type SiteSettings = Pick<Config, 'journeyHosts' | 'maintenance'> &
  Partial<Pick<Config, 'salesImage' | 'restartUrl' | 'errorReportUrl' | 'testNotice'>> & {
    siteDir: string
    /** Whether a wallet on the card page opens a window. */
    paysInWindows?: boolean
  }

/** The web site: its built files, and its one page at every address that is a page. Throws a SiteError if it is not built. */
export function site({
  siteDir,
  journeyHosts,
  maintenance,
  salesImage,
  restartUrl,
  errorReportUrl,
  paysInWindows,
  testNotice,
}: SiteSettings): (app: FastifyInstance) => void {
  const render = readPageTemplate(
    siteDir,
    maintenance?.message,
    salesImage,
    restartUrl,
    errorReportUrl,
    paysInWindows,
    testNotice,
    siteLinks(journeyHosts),
  )

  const sendPage = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const isOutagePage = request.routeOptions.url?.startsWith('/outage') ?? false
    if (maintenance !== undefined && !isOutagePage) return reply.redirect(OUTAGE_PATH)
    ensureSession(request, reply)
    const page = render(journeyOfHost(journeyHosts, request.hostname), reply.nonce, request.routeOptions.url)
    return reply.code(status).header('content-type', 'text/html; charset=utf-8').send(page)
  }

  return (app) => {
    type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply
    const page = (url: string, answer: Answer) =>
      app.route({ method: ['GET', 'HEAD'], url, compress: {}, handler: answer })

    serveAssets(app, siteDir)
    for (const path of pagePaths) {
      page(path, (request, reply) => sendPage(request, reply, 200))
      refuseOtherMethods(app, path, ['GET', 'HEAD'])
    }
    page('/transfer/:journey', (request, reply) => {
      const address = transferAddress(journeyHosts, request)
      return address === undefined ? sendPage(request, reply, 404) : reply.redirect(address)
    })
    page('/*', (request, reply) =>
      looksForPage(request) ? sendPage(request, reply, 404) : sendRefusal(reply, refuse('NOT_FOUND')),
    )
  }
}

/** A person who mistyped an address gets our not-found page; a program that requests a file or a call gets a plain 404. */
function looksForPage({ url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  return !path.startsWith('/api/') && !/\.\w+$/.test(path) && (headers.accept ?? '').includes('text/html')
}

/** Serves the built files, compressed at build time. A name under /assets/ contains a hash of its content, so it never changes. */
function serveAssets(app: FastifyInstance, siteDir: string): void {
  app.register(fastifyStatic, { root: siteDir, serve: false, preCompressed: true, dotfiles: 'deny' })

  const serve = (url: string, file: (params: unknown) => string, options: object) => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => send(reply, file(request.params), options),
    })
    refuseOtherMethods(app, url, ['GET', 'HEAD'])
  }
  serve('/assets/*', (params) => `assets/${Reflect.get(Object(params), '*')}`, {
    immutable: true,
    maxAge: '365d',
  })
  for (const name of filesOf(siteDir)) serve(`/${name}`, () => name, { maxAge: '1h' })
}

function send(reply: FastifyReply, file: string, options: object): FastifyReply {
  // Path traversal, a hidden file or a name that cannot be decoded is simply not found.
  const isPlain = /^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/.test(file) && !/\.(br|gz)$/.test(file)
  return isPlain ? reply.sendFile(file, options) : sendRefusal(reply, refuse('NOT_FOUND'))
}

/** The few files that are not assets: icons, robots.txt. Not the page itself, its parts or hidden files. */
function filesOf(siteDir: string): string[] {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter(
      (path) =>
        !/^assets(\/|$)|\.html$|^(brands|preloads|payment-manifest)\.json$|\.(br|gz)$|(^|\/)\./.test(path),
    )
    .filter((path) => statSync(join(siteDir, path)).isFile())
}

/**
 * Where "Transfer Me" leads: the same brand's other journey, with the registration to look up there (D-062). The target is one of
 * our own configured hosts, never anything from the request (T12).
 */
function transferAddress(hosts: SiteHosts, request: FastifyRequest): string | undefined {
  const journey = String(Reflect.get(Object(request.params), 'journey'))
  if (!isJourneyId(journey) || hosts.pinned !== undefined) return undefined
  const here = journeyOfHost(hosts, request.hostname)
  const address = siteLinks(hosts)(journey, 'start')
  if (address === undefined || journeyIdentities[journey].brand !== journeyIdentities[here].brand)
    return undefined

  const registration = parseRegistration(String(Reflect.get(Object(request.query), 'registration') ?? ''))
  if (registration.ok) address.searchParams.set('registration', registration.value)
  // The handed-over answers are available there. The secret that opens them is after the #, which a browser carries over automatically
  // (HandOverDraft).
  if (Reflect.has(Object(request.query), HANDED_OVER)) address.pathname = pages.savedQuote
  return address.href
}
