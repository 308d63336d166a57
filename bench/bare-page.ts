import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from '../scripts/root.mjs'

/**
 * A peer for page loads: only a heading that React hydrates. Its Lighthouse result is the minimum for any page with React on this machine.
 * Half of it is the browser parsing React's script a second time, which it does only while observed (V8.CollectSourcePositions in a trace).
 */
export async function withBarePage<T>(work: (address: string) => Promise<T>): Promise<T> {
  const script = gzipSync(await bareScript())
  const server = createServer(({ url }, reply) => {
    const isScript = url === '/bare.js'
    reply.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    if (isScript) reply.setHeader('content-encoding', 'gzip')
    reply.end(isScript ? script : page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  try {
    return await work(`http://localhost:${port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const WORDS = 'A page with React and nothing else'

const page = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<script type="module" src="/bare.js"></script></head><body><main id="root"><h1>${WORDS}</h1></main></body></html>`

async function bareScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement } from 'react'
        import { hydrateRoot } from 'react-dom/client'
        hydrateRoot(document.getElementById('root'), createElement('h1', null, '${WORDS}'))`,
      resolveDir: join(root, 'apps/web'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles.map(({ text }) => text).join('')
}
