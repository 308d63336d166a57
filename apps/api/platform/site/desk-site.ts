import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { deskPages } from '@milepost/contract/desk/desk-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendRefusal } from '../http/errors.ts'
import { escapeHtml } from '../http/html.ts'
import { refuseOtherMethods } from '../http/methods.ts'
import { refuse } from '../http/problem.ts'
import { SiteError } from './page-template.ts'

/** The built desk: its files, and its one page at the address of each page. */
export function deskSite(siteDir: string, testNotice: string | undefined): (app: FastifyInstance) => void {
  const pieces = readPage(siteDir, testNotice).split('%NONCE%')
  const sendPage = (reply: FastifyReply, status: number) =>
    reply.code(status).header('content-type', 'text/html; charset=utf-8').send(pieces.join(reply.nonce))

  return (app) => {
    app.register(fastifyStatic, { root: siteDir, serve: false, preCompressed: true, dotfiles: 'deny' })
    app.get('/assets/*', (request, reply) => {
      const file = `assets/${Reflect.get(Object(request.params), '*')}`
      // Path traversal, a hidden file or a name that cannot be decoded is simply not found.
      const isPlain = /^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/.test(file) && !/\.(br|gz)$/.test(file)
      return isPlain
        ? reply.sendFile(file, { immutable: true, maxAge: '365d' })
        : sendRefusal(reply, refuse('NOT_FOUND'))
    })
    for (const path of Object.values(deskPages)) {
      app.route({
        method: ['GET', 'HEAD'],
        url: path,
        compress: {},
        handler: (_request, reply) => sendPage(reply, 200),
      })
      refuseOtherMethods(app, path, ['GET', 'HEAD'])
    }
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      compress: {},
      handler: (request, reply) => {
        const isPage =
          (request.headers.accept ?? '').includes('text/html') && !request.url.startsWith('/api/')
        return isPage ? sendPage(reply, 404) : sendRefusal(reply, refuse('NOT_FOUND'))
      },
    })
  }
}

function readPage(siteDir: string, testNotice: string | undefined): string {
  const file = join(siteDir, 'index.html')
  try {
    const page = readFileSync(file, 'utf8')
    return testNotice === undefined
      ? page
      : page.replace('</head>', () => `<meta name="test-notice" content="${escapeHtml(testNotice)}"></head>`)
  } catch {
    throw new SiteError(
      `the desk is not built: ${file} cannot be read. Build it, or set DESK_SITE_DIR=off to serve its calls alone.`,
    )
  }
}
