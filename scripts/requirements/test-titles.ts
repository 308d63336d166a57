import { parseAst } from 'rolldown/parseAst'
import { isNode, visitNodes } from '../syntax/nodes'

const asking = new Set(['it', 'test', 'describe'])

/**
 * The titles of a file's tests and of the groups they stand in, as written; the gaps of a template are dots. Read with a parser,
 * so that a requirement in a comment proves nothing; nor does one that only the long run walks (docs/decisions/0019). A text that is
 * no program is thrown.
 */
export function testTitles(path: string, source: string): string[] {
  const titles: string[] = []
  visitNodes(parseAst(source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path), (node) => {
    if (node.type !== 'CallExpression' || !asking.has(askedBy(node.callee))) return
    const [first, second] = Array.isArray(node.arguments) ? node.arguments : []
    const title = text(first)
    if (title !== undefined && !isLong(second)) titles.push(title)
  })
  return titles
}

/** `it`, also of `it.each(table)`, `` it.each`table` `` and `test.describe`. */
function askedBy(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee.name)
  return askedBy(callee.object ?? callee.callee ?? callee.tag)
}

function isLong(option: unknown): boolean {
  return isNode(option) && option.type === 'Identifier' && option.name === 'long'
}

function text(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map(({ value }) => value.cooked).join('…')
}
