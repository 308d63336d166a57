/** A place in a source: the first line that matches `before`, after `after`. */
export type Place = { after: string; before: RegExp }

/** The source with one more line, indented like its list. Throws if the place has moved: nothing is guessed. */
export function insertLine(source: string, line: string, { after, before }: Place): string {
  const lines = source.split('\n')
  const passed = lines.findIndex((each) => each.includes(after))
  const at = lines.findIndex((each, index) => index > passed && before.test(each))
  if (passed === -1 || at === -1) throw new Error(`There is no "${after}" with ${before} after it any more`)
  const isEnd = /^\s*[\]})]/.test(lines[at] ?? '')
  const depth = depthOf(lines[at] ?? '') + (isEnd ? 2 : 0)
  lines.splice(at, 0, `${' '.repeat(depth)}${line}`)
  return lines.join('\n')
}

/** The source with a name imported: added to an existing import, or as a new one in alphabetical order. */
export function importName(source: string, name: string, from: string, isType = false): string {
  const there = new RegExp(
    `^import ${isType ? 'type ' : ''}\\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'$`,
    'm',
  )
  const found = there.exec(source)?.[1]
  const names = found
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  if (names?.includes(name)) return source
  const list = [...(names ?? []), name].sort((one, other) => one.localeCompare(other, 'en')).join(', ')
  const line = `import ${isType ? 'type ' : ''}{ ${list} } from '${from}'`
  if (found !== undefined) return source.replace(there, line)
  const lines = source.split('\n')
  const imports = lines.flatMap((each, at) => (/^import .*'(.*)'$/.test(each) ? [at] : []))
  const next = imports.find((at) => (/'(.*)'$/.exec(lines[at] ?? '')?.[1] ?? '') > from)
  lines.splice(next ?? (imports.at(-1) ?? -1) + 1, 0, line)
  return lines.join('\n')
}

function depthOf(line: string): number {
  return line.length - line.trimStart().length
}

/** The source with a declaration before an exported list, and its name last in that list. */
export function joinList(
  source: string,
  { list, name, source: declaration }: { list: string; name: string; source: string },
): string {
  const at = source.indexOf(`export const ${list} = [`)
  const end = source.indexOf(']', at)
  if (at === -1 || end === -1) throw new Error(`There is no "export const ${list} = [" any more`)
  // The list's comment stays with it.
  const before = source.lastIndexOf('\n\n', at)
  const names = source.slice(at, end).trimEnd().replace(/,$/, '')
  return `${source.slice(0, before)}\n${declaration}${source.slice(before + 1, at)}${names}, ${name}${source.slice(end)}`
}
