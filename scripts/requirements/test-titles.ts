import { parseAst } from 'rolldown/parseAst'

/** As much of the parser's tree as is read here. */
type Node = {
  type: string
  name?: unknown
  value?: unknown
  callee?: unknown
  tag?: unknown
  object?: unknown
  arguments?: unknown
  quasis?: unknown
}

const asking = new Set(['it', 'test', 'describe'])

/**
 * The titles of a file's tests and of the groups they stand in, as written; the gaps of a template are dots. Read with a parser,
 * so that a requirement in a comment proves nothing. A text that is no program is thrown.
 */
export function testTitles(path: string, source: string): string[] {
  const titles: string[] = []
  visit(parseAst(source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path), (node) => {
    if (node.type !== 'CallExpression' || !asking.has(askedBy(node.callee))) return
    const title = text(Array.isArray(node.arguments) ? node.arguments[0] : undefined)
    if (title !== undefined) titles.push(title)
  })
  return titles
}

/** `it`, also of `it.each(table)`, `` it.each`table` `` and `test.describe`. */
function askedBy(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee.name)
  return askedBy(callee.object ?? callee.callee ?? callee.tag)
}

function text(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map(({ value }) => value.cooked).join('…')
}

function visit(value: unknown, act: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, act)
  else if (isNode(value)) {
    act(value)
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child, act)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
