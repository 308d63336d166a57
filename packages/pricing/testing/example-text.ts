/** What an example says: words, lists and named parts. Numbers are read by whoever knows that they are numbers. */
export type Said = string | readonly Said[] | { readonly [name: string]: Said }

type Line = { number: number; indent: number; words: string }

/**
 * Reads the part of YAML the examples are written in: names with values, indented parts, lists of parts, comments. Anything else is
 * an error at its line, so that nothing is read as other than it looks.
 */
export function readExampleText(text: string): Said {
  const lines = text
    .split('\n')
    .map((written, index) => {
      const words = written.replace(/(^|\s)#.*$/, '').trimEnd()
      return { number: index + 1, indent: words.length - words.trimStart().length, words: words.trim() }
    })
    .filter(({ words }) => words !== '')
  const { said, rest } = readPart(lines, 0)
  const [left] = rest
  if (left !== undefined) throw new Error(`line ${left.number}: indented otherwise than the lines before it`)
  return said
}

function readPart(lines: readonly Line[], indent: number): { said: Said; rest: readonly Line[] } {
  return lines[0]?.words.startsWith('- ') ? readList(lines, indent) : readNames(lines, indent)
}

function readList(lines: readonly Line[], indent: number): { said: Said; rest: readonly Line[] } {
  const items: Said[] = []
  let rest = lines
  for (let [line] = rest; line?.indent === indent && line.words.startsWith('- '); [line] = rest) {
    const first = { ...line, indent: indent + 2, words: line.words.slice(2) }
    const item = readNames([first, ...rest.slice(1)], indent + 2)
    items.push(item.said)
    rest = item.rest
  }
  return { said: items, rest }
}

function readNames(lines: readonly Line[], indent: number): { said: Said; rest: readonly Line[] } {
  const names: Record<string, Said> = {}
  let rest = lines
  for (let [line] = rest; line?.indent === indent; [line] = rest) {
    const [, name, value] = /^([a-z][a-z ]*):(?: (.*))?$/.exec(line.words) ?? []
    if (name === undefined || Object.hasOwn(names, name)) {
      throw new Error(`line ${line.number}: "name: value", each name once`)
    }
    rest = rest.slice(1)
    if (value !== undefined) {
      names[name] = value.trim()
      continue
    }
    const inner = readPart(rest, indent + 2)
    names[name] = inner.said
    rest = inner.rest
  }
  return { said: names, rest }
}
