/** What the bundler reports about a file that it builds from several modules. */
export type Chunk = { fileName: string; imports: readonly string[]; moduleIds: readonly string[] }

/** The chunks of these modules and all their static imports, each after those it imports. */
export function chunksOf<C extends Chunk>(chunks: readonly C[], modules: readonly string[]): readonly C[] {
  const found = new Set<C>()
  const visited = new Set<C>()
  const visit = (chunk: C | undefined) => {
    if (!chunk || visited.has(chunk)) return
    visited.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
    found.add(chunk)
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (!chunk) throw new Error(`No file of the site holds ${module}`)
    visit(chunk)
  }
  return [...found]
}
