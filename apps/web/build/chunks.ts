import type { Plugin } from 'vite'

type Kind = 'step' | 'priced' | 'told' | 'back' | 'beside'

/**
 * Which kind of page somebody is on who fetches what begins here, the nearest folder or file counting: answering questions, looking at
 * a price, being told something that needs no quote, coming back to a quote or a policy; and what stands beside every page.
 */
const fetchedOn: Readonly<Record<string, readonly Kind[]>> = {
  'apps/web/wizard': ['step'],
  'apps/web/results': ['priced'],
  'apps/web/checkout': ['priced'],
  'apps/web/checkout/thank-you': ['told'],
  'apps/web/retrieval': ['told'],
  'apps/web/endings': ['told'],
  'apps/web/retrieval/vehicle-landing': ['back'],
  'apps/web/retrieval/deep-link': ['back'],
  'apps/web/restart': ['back'],
  'apps/web/offer': ['back'],
  'apps/web/resume': ['back'],
  'apps/web/vehicle': ['back'],
  'apps/web/later-pages.tsx': ['priced', 'told', 'back'],
  'apps/web/state/every-question.ts': ['step', 'priced'],
  'packages/domain/journeys/journey-definition.ts': ['step', 'priced'],
  'apps/web/PagePanel.tsx': ['beside'],
  'apps/web/resume/QuoteSession.tsx': ['step', 'priced'],
  'apps/web/frame/LogoDialog.tsx': ['step', 'priced'],
  'apps/web/frame': ['beside'],
  'apps/web/brands': ['beside'],
}

export type Module = {
  id: string
  isEntry: boolean
  importedIds: readonly string[]
  dynamicImporters: readonly string[]
}

/**
 * Which modules share a file. Left to itself the bundler cuts what several pages share into eighty files of a kilobyte each, and on a
 * phone every one of them is waited for. What the first screen needs at once is one file, and so is what the same kinds of page share.
 */
export function chunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    nameOf: (id) => names.get(id) ?? null,
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
 * What a module imports is needed wherever the module is, so files only ever import from files of more kinds of page: never in a circle.
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
      // What stands beside every page is there on all kinds of them: what it shares needs no file for each.
      names.set(id, withData(id, kinds.has('beside') ? 'beside' : [...kinds].sort().join('-') || 'libraries'))
  }
  return names
}

/** The long lists are fetched side by side with the questions that offer them. They import nothing. */
function withData(id: string, name: string): string {
  return id.endsWith('.json') ? `${name}-lists` : name
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
  // A library, fetched by one part of ours.
  return nearest === undefined ? [] : (fetchedOn[nearest] ?? [])
}
