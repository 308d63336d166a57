import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { sendRefusal } from '../http/errors'
import { refuseOtherMethods } from '../http/methods'
import { refuse } from '../http/problem'
import { ensureSession } from '../session/session'
import { serveAssets } from './assets'
import { journeyOfHost } from './journey-of-host'
import { OUTAGE_PATH, pagePaths } from './page-paths'
import { readPageTemplate } from './page-template'
import { transferAddress } from './transfer'

export type SiteSettings = Pick<Config, 'journeyHosts' | 'maintenance'> &
  Partial<Pick<Config, 'salesImage' | 'restartUrl' | 'errorReportUrl' | 'testNotice'>> & {
    siteDir: string
    /** Whether a wallet of the card page opens a window. */
    paysInWindows?: boolean
  }

/** The web site: its built files, and its one page at every address that is a page. Throws a SiteError when it is not built. */
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

/** A person who mistyped an address gets our page saying so; a program that asks for a file or a call gets a plain 404. */
function looksForPage({ url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  return !path.startsWith('/api/') && !/\.\w+$/.test(path) && (headers.accept ?? '').includes('text/html')
}
