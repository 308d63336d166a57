import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import { join } from 'node:path'

/**
 * @typedef {{ method: string, url: string, headers: Record<string, string>, body?: string, status: number, answered: Record<string, string>, answer: string }} Exchange
 * @typedef {{ location: string[], severity: string, code: string | number, message: string }} Violation
 */

const AT_ONCE = 8
const MOST_SHOWN = 40
/** Which exchange is replayed; not a header of the API. */
const WHICH = 'x-exchange'

/**
 * Replays every recorded exchange through a Prism proxy: the original request with the original response. Anything that Prism finds
 * wrong with a response is a fault. A wrong request is a fault only if the API accepted it, because the tests send much that has to
 * be refused.
 * @param {string} document
 * @param {string} record
 * @param {string} tools
 */
export async function prism(document, record, tools) {
  const exchanges = readExchanges(record)
  const upstream = await player(exchanges)
  const proxy = await startPrism(document, upstream.port, tools)
  /** @type {string[]} */
  const faults = []
  let next = 0
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const sender = async () => {
    while (next < exchanges.length) {
      const index = next
      next += 1
      const exchange = exchanges[index]
      if (exchange) faults.push(...faultsOf(exchange, await play(exchange, index, proxy.port, agent)))
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
  } finally {
    agent.destroy()
    proxy.stop()
    upstream.stop()
  }
  const kinds = new Set(exchanges.map(({ method, url }) => `${method} ${url.split('?')[0]}`))
  for (const fault of faults.slice(0, MOST_SHOWN)) console.log(fault)
  const isGood = faults.length === 0 && exchanges.length > 0
  console.log(
    `${isGood ? '✓' : '✗'} Prism: ${exchanges.length} exchanges with ${kinds.size} addresses, ${faults.length} violations`,
  )
  return isGood
}

/** @param {string} record @returns {readonly Exchange[]} */
function readExchanges(record) {
  return readdirSync(record)
    .flatMap((file) => readFileSync(join(record, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** Responds to each request as the API did. @param {readonly Exchange[]} exchanges */
async function player(exchanges) {
  const server = createServer({ maxHeaderSize: 1024 * 1024 }, (asked, reply) => {
    asked.resume()
    const exchange = exchanges[Number(asked.headers[WHICH])]
    if (!exchange) return reply.writeHead(501).end()
    for (const [name, value] of Object.entries(exchange.answered)) reply.setHeader(name, value)
    reply.writeHead(exchange.status).end(exchange.answer)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  return { port: Number(Object(server.address()).port), stop: () => server.close() }
}

/** @param {string} document @param {number} upstream @param {string} tools */
async function startPrism(document, upstream, tools) {
  const port = upstream === 65_535 ? upstream - 1 : upstream + 1
  const cli = join(tools, 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js')
  const args = ['--max-http-header-size=1048576', cli, 'proxy', document, `http://127.0.0.1:${upstream}`]
  const child = spawn(process.execPath, [...args, '--port', String(port), '--verboseLevel', 'fatal'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const until = Date.now() + 120_000
  while (!(await isListening(port))) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('Prism did not start')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { port, stop: () => child.kill() }
}

/** @param {number} port @returns {Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', path: '/' }, (reply) => {
      reply.resume()
      resolve(true)
    })
      .on('error', () => resolve(false))
      .end()
  })
}

/**
 * @param {Exchange} exchange @param {number} index @param {number} port @param {Agent} agent
 * @returns {Promise<{ status: number, violations: readonly Violation[], text: string }>}
 */
function play({ method, url, headers, body }, index, port, agent) {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        ...{ method, port, agent, host: '127.0.0.1', path: url, maxHeaderSize: 1024 * 1024 },
        headers: {
          ...headers,
          [WHICH]: String(index),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (/** @type {string} */ part) => {
          text += part
        })
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            violations: JSON.parse(String(reply.headers['sl-violations'] ?? '[]')),
            text,
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** @param {Exchange} exchange @param {Awaited<ReturnType<typeof play>>} played @returns {readonly string[]} */
function faultsOf({ method, url, status }, { status: prismStatus, violations, text }) {
  const at = `${method} ${url.slice(0, 200)} (${status})`
  if (prismStatus !== status) return [`${at}: Prism answered ${prismStatus} ${text.slice(0, 300)}`]
  return violations
    .filter(({ location }) => location[0] === 'response' || status < 400)
    .map(({ location, message }) => `${at}: ${location.join('.')} ${message}`)
}
