import type { Plugin } from 'vite'

/**
 * Everything the first screen needs at once, in one file: shared pieces would otherwise be cut into a dozen small files, each
 * a request of its own and worse compressed. What is fetched later stays apart.
 */
export function firstChunk(): { plugin: Plugin; holds: (id: string) => boolean } {
  const first = new Set<string>()
  return {
    holds: (id) => first.has(id),
    plugin: {
      name: 'milepost-first-chunk',
      apply: 'build',
      buildEnd() {
        const waiting = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry)
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (first.has(id)) continue
          first.add(id)
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
    },
  }
}
