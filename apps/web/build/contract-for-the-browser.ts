import type { ClientCall } from '@milepost/contract/client'
import { type Plugin, runnerImport } from 'vite'

const entryFiles = /\/packages\/contract\/(?:desk\/)?calls\/.{1,200}\.ts$/

/**
 * The browser only needs to know where a call goes and which replies have a body; the schemas are for the server. So the bundle
 * only contains the fields of a call that the client reads, and not the schema library (7 KB gzipped).
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
  // One call for each line of business.
  if (Object.values(entry).every(isCall))
    return Object.fromEntries(Object.entries(entry).map(([line, call]) => [line, forTheClient(call)]))
  const fields = Object.entries(entry).filter(([name]) => name in readByBrowser)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'replies' ? replyKinds(value) : value]),
  )
}

function isCall(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry
}

/** Which replies have a body, and which of those are files. */
function replyKinds(replies: object) {
  return Object.fromEntries(
    Object.entries(replies).map(([status, reply]) => [status, typeof reply === 'string' ? reply : 'schema']),
  )
}
