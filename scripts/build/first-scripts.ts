/**
 * The script files that a page needs before it can be used: those it names, and their static imports, recursively. Files loaded
 * later with import() are not included.
 * @param read the text of a built file, by its name below the site's root
 */
export function firstScripts(page: string, read: (name: string) => string): string[] {
  const found = new Set<string>()
  const waiting = namedBy(page)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const folder = name.slice(0, name.lastIndexOf('/') + 1)
    waiting.push(...importedAtOnce(read(name)).map((file) => folder + file))
  }
  return [...found].sort()
}

function namedBy(page: string): string[] {
  const tags = page.match(/<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*\brel="modulepreload"[^>]*>/g) ?? []
  return tags.flatMap((tag) => /(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1] ?? [])
}

/** `import{a}from"./b.js"`, `import"./b.js"` and `export*from"./b.js"`, as bundlers write them: at the start of a statement. */
function importedAtOnce(code: string): string[] {
  const statements = /(?:^|[;}\n])\s*(?:import|export)\b(?:[\w\s{},*$]*\bfrom)?\s*["']\.\/([\w.-]+\.js)["']/g
  return [...code.matchAll(statements)].flatMap(([, file]) => file ?? [])
}
