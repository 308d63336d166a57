import { fromPounds, type Pence } from '@milepost/domain/values/pence'

/** The content of an example: texts, lists and named parts. The readers convert numbers. */
type ExampleNode = string | readonly ExampleNode[] | { readonly [name: string]: ExampleNode }

type Line = { number: number; indent: number; words: string }

/**
 * Reads the subset of YAML used by the examples: names with values, indented parts, lists of parts, comments. Anything else is an
 * error at its line, so that nothing is misread silently.
 */
export function readExampleText(text: string): ExampleNode {
  const lines = text
    .split('\n')
    .map((written, index) => {
      const words = written.replace(/(^|\s)#.*$/, '').trimEnd()
      return { number: index + 1, indent: words.length - words.trimStart().length, words: words.trim() }
    })
    .filter(({ words }) => words !== '')
  const { node, rest } = readPart(lines, 0)
  const [left] = rest
  if (left !== undefined) throw new Error(`line ${left.number}: indented otherwise than the lines before it`)
  return node
}

function readPart(lines: readonly Line[], indent: number): { node: ExampleNode; rest: readonly Line[] } {
  return lines[0]?.words.startsWith('- ') ? readList(lines, indent) : readNames(lines, indent)
}

function readList(lines: readonly Line[], indent: number): { node: ExampleNode; rest: readonly Line[] } {
  const items: ExampleNode[] = []
  let rest = lines
  for (let [line] = rest; line?.indent === indent && line.words.startsWith('- '); [line] = rest) {
    const first = { ...line, indent: indent + 2, words: line.words.slice(2) }
    const item = readNames([first, ...rest.slice(1)], indent + 2)
    items.push(item.node)
    rest = item.rest
  }
  return { node: items, rest }
}

function readNames(lines: readonly Line[], indent: number): { node: ExampleNode; rest: readonly Line[] } {
  const names: Record<string, ExampleNode> = {}
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
    names[name] = inner.node
    rest = inner.rest
  }
  return { node: names, rest }
}

/** Reads the named values of one part of an example; a value that was not read is a typing error. */
export class Fields {
  private readonly unread: Set<string>
  private readonly where: string
  private readonly node: ExampleNode | undefined

  constructor(where: string, node: ExampleNode | undefined) {
    this.where = where
    this.node = node
    this.unread = new Set(isPart(node) ? Object.keys(node) : [])
  }

  get(name: string): ExampleNode | undefined {
    this.unread.delete(name)
    return isPart(this.node) ? this.node[name] : undefined
  }

  /** The value if it is one of the codes; `otherwise` if it is left out. */
  code<Code extends string>(name: string, codes: readonly Code[], otherwise: Code): Code {
    const value = this.get(name)
    if (value === undefined) return otherwise
    const code = codes.find((known) => known === value)
    if (code === undefined)
      throw new Error(`${this.where} ${name}: "${String(value)}" is none of ${codes.join(', ')}`)
    return code
  }

  text(name: string, otherwise: string): string {
    const value = this.get(name) ?? otherwise
    if (typeof value !== 'string') throw new Error(`${this.where} ${name}: one value is expected`)
    return value
  }

  number(name: string, otherwise: number): number {
    const number = Number(this.text(name, String(otherwise)))
    if (!Number.isInteger(number)) throw new Error(`${this.where} ${name}: a whole number is expected`)
    return number
  }

  yes(name: string, otherwise: boolean): boolean {
    return this.code(name, ['yes', 'no'], otherwise ? 'yes' : 'no') === 'yes'
  }

  pounds(name: string, otherwise: string): Pence {
    return fromPounds(this.text(name, otherwise))
  }

  part(name: string): Fields {
    return new Fields(`${this.where} ${name}`, this.get(name))
  }

  list(name: string): readonly Fields[] {
    const value = this.get(name) ?? []
    if (!Array.isArray(value)) throw new Error(`${this.where} ${name}: a list is expected`)
    return value.map((item: ExampleNode, index) => new Fields(`${this.where} ${name} ${index + 1}`, item))
  }

  /** Call once everything is read. */
  done(): void {
    if (this.unread.size > 0)
      throw new Error(`${this.where}: nothing is known of ${[...this.unread].join(', ')}`)
  }
}

function isPart(node: ExampleNode | undefined): node is { readonly [name: string]: ExampleNode } {
  return typeof node === 'object' && !Array.isArray(node)
}
