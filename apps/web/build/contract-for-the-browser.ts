import type { ClientCall } from '@milepost/contract/client'
import { type Plugin, runnerImport } from 'vite'

const entryFiles = /\/packages\/contract\/calls\/.{1,200}\.ts$/

/**
 * The browser needs to know where a call goes and which answers have a body; the schemas do their work on the server. So a call
 * reaches the bundle with nothing but the fields the client reads, and the schema library stays out of it (7 KB gzipped).
 */
export function contractForTheBrowser(): Plugin {
  return {
    name: 'milepost-contract-for-the-browser',
    apply: 'build',
    async load(id) {
      if (!entryFiles.test(id)) return null
      const { module } = await runnerImport<Record<string, unknown>>(id)
      return Object.entries(module)
        .map(([name, entry]) => `export const ${name} = ${JSON.stringify(forTheClient(entry))}`)
        .join('\n')
    },
  }
}

const readByBrowser: Readonly<Record<keyof ClientCall, true>> = {
  method: true,
  path: true,
  host: true,
  replies: true,
  isCacheable: true,
}

function forTheClient(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || '_zod' in entry) return 'schema'
  const fields = Object.entries(entry).filter(([name]) => name in readByBrowser)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'replies' ? replyKinds(value) : value]),
  )
}

/** Which replies have a body, and which of these is a file. */
function replyKinds(replies: object) {
  return Object.fromEntries(
    Object.entries(replies).map(([status, reply]) => [status, typeof reply === 'string' ? reply : 'schema']),
  )
}
