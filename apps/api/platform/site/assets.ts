import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendRefusal } from '../http/errors'
import { refuseOtherMethods } from '../http/methods'
import { refuse } from '../http/problem'

/** Serves the built files, compressed at build time. A name under /assets/ holds a hash of its content, so it never changes. */
export function serveAssets(app: FastifyInstance, siteDir: string): void {
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
  // A way out of the folder, a hidden file or a name that cannot be decoded is simply not there.
  const isPlain = /^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/.test(file) && !/\.(br|gz)$/.test(file)
  return isPlain ? reply.sendFile(file, options) : sendRefusal(reply, refuse('NOT_FOUND'))
}

/** The few files that are no assets: icons, robots.txt. The page itself is not among them, nor what it is made of or what is hidden. */
function filesOf(siteDir: string): string[] {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter(
      (path) =>
        !/^assets(\/|$)|\.html$|^(fonts|preloads|payment-manifest)\.json$|\.(br|gz)$|(^|\/)\./.test(path),
    )
    .filter((path) => statSync(join(siteDir, path)).isFile())
}
