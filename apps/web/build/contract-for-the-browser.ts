import { type Plugin, runnerImport } from 'vite'

const entryFiles = /\/packages\/contract\/calls\/.{1,200}\.ts$/

/**
 * The browser needs to know where a call goes and which answers have a body; the schemas do their work on the server. So the
 * entries of the contract reach the bundle without them and without their descriptions, and the schema library stays out of it (7 KB gzipped).
 */
export function contractForTheBrowser(): Plugin {
  return {
    name: 'milepost-contract-for-the-browser',
    apply: 'build',
    async load(id) {
      if (!entryFiles.test(id)) return null
      const { module } = await runnerImport<Record<string, unknown>>(id)
      return Object.entries(module)
        .map(([name, entry]) => `export const ${name} = ${JSON.stringify(withoutSchemas(entry))}`)
        .join('\n')
    },
  }
}

/** What an entry says to the reader of the OpenAPI document; no page reads it. */
const forReaders = new Set(['requirement', 'summary', 'description', 'access', 'meanings', 'badInput'])

function withoutSchemas(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  if ('_zod' in entry) return 'schema'
  if (Array.isArray(entry)) return entry.map(withoutSchemas)
  const kept = Object.entries(entry).filter(([name]) => !forReaders.has(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSchemas(value)]))
}
