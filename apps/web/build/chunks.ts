import type { Plugin } from 'vite'

type Kind = 'step' | 'priced' | 'standalone' | 'back' | 'shared'

/**
 * The kinds of page that load what is in a folder or file; the nearest entry counts: answering questions, a price, pages that need
 * no quote, returning to a quote or a policy; and `shared`, what every page has next to it.
 */
const fetchedOn: Readonly<Record<string, readonly Kind[]>> = {
  'apps/web/wizard': ['step'],
  'apps/web/results': ['priced'],
  'apps/web/checkout': ['priced'],
  'apps/web/checkout/thank-you': ['standalone'],
  'apps/web/retrieval': ['standalone'],
  'apps/web/endings': ['standalone'],
  'apps/web/retrieval/vehicle-landing': ['back'],
  'apps/web/retrieval/deep-link': ['back', 'priced'],
  'apps/web/restart': ['back'],
  'apps/web/offer': ['back'],
  'apps/web/resume': ['back'],
  'apps/web/vehicle': ['back'],
  'apps/web/later-pages.tsx': ['priced', 'standalone', 'back'],
  'apps/web/state/every-question.ts': ['step', 'priced'],
  'packages/domain/journeys/journey-definition.ts': ['step', 'priced'],
  'apps/web/PagePanel.tsx': ['shared'],
  'apps/web/resume/QuoteSession.tsx': ['step', 'priced'],
  'apps/web/frame/LogoDialog.tsx': ['step', 'priced'],
  // Fetched on the first screen too, with the client that makes calls: not with every question.
  'apps/web/api/reviews.ts': ['shared'],
  'apps/web/vehicle/search.ts': ['shared'],
  'apps/web/visit': ['shared'],
  'apps/web/frame': ['shared'],
  'apps/web/brands': ['shared'],
}

/** The file of what answering questions, prices, pages without a quote and returning all need. */
const EVERY_KIND = 'back-priced-standalone-step'

export type Module = {
  id: string
  isEntry: boolean
  importedIds: readonly string[]
  dynamicImporters: readonly string[]
}

/**
 * Which modules share a chunk. By default the bundler splits what several pages share into eighty files of a kilobyte each, and a
 * phone waits for every one. What the first screen needs is one chunk, and so is what the same kinds of page share.
 */
export function chunks(): {
  plugin: Plugin
  nameOf: (id: string) => string | null
  /** Whether several pages need a chunk. */
  isShared: (chunk: { name: string }) => boolean
} {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    nameOf: (id) => names.get(id) ?? null,
    isShared: ({ name }) => new Set(names.values()).has(name),
    plugin: {
      name: 'milepost-chunks',
      apply: 'build',
      buildEnd() {
        names = chunkNames([...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []))
      },
    },
  }
}

/**
 * A module's imports are needed in every place where the module is, so chunks only import from chunks of more kinds of page: there are no
 * cycles.
 */
export function chunkNames(modules: readonly Module[]): ReadonlyMap<string, string> {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const first = allImported(
    byId,
    modules.filter(({ isEntry }) => isEntry),
  )
  const users = new Map<string, Module[]>()
  for (const fetched of modules.filter(({ dynamicImporters }) => dynamicImporters.length > 0))
    for (const id of allImported(byId, [fetched])) users.set(id, [...(users.get(id) ?? []), fetched])

  const names = new Map([...first].map((id) => [id, 'first']))
  for (const [id, by] of users) {
    const kinds = new Set(by.flatMap((user) => kindsOf(user.id)))
    if (!first.has(id) && (by.length > 1 || kinds.size > 1))
      // What is next to every page is loaded on all kinds of pages, so what it shares needs no further chunks.
      names.set(
        id,
        withBasics(id, kinds.has('shared') ? 'shared' : [...kinds].sort().join('-') || 'libraries'),
      )
  }
  return names
}

/**
 * The long lists, and with what every kind of page shares the values and lists of the domain: fetched in parallel with the questions
 * built on them, and run before them in a task of its own (main.tsx). They import nothing else.
 */
function withBasics(id: string, name: string): string {
  const isBasic = name === EVERY_KIND && /\/packages\/domain\/(lists|values)\//.test(id)
  return isBasic || id.endsWith('.json') ? `${name}-basics` : name
}

function allImported(byId: ReadonlyMap<string, Module>, from: readonly Module[]): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = from.map(({ id }) => id)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(byId.get(id)?.importedIds ?? []))
  }
  return found
}

function kindsOf(id: string): readonly Kind[] {
  const nearest = Object.keys(fetchedOn)
    .filter((place) => id.includes(`/${place}`))
    .sort((one, other) => other.length - one.length)[0]
  // A library that only one part of ours imports.
  return nearest === undefined ? [] : (fetchedOn[nearest] ?? [])
}
