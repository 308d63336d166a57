import { parseAst } from 'rolldown/parseAst'
import { isNode, visitNodes } from '../syntax/nodes.ts'

/** A text in a source that a person may read, and where it is. */
export type SourceText = { line: number; text: string }

/**
 * Every string, template and JSX text of a source that has a space or begins with a capital: what customers read is among them,
 * names, addresses and class names are not. Comments and imports are left out; an expression in a template becomes "…".
 */
export function sourceTexts(path: string, source: string): readonly SourceText[] {
  const program: unknown = parseAst(source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path)
  const found: SourceText[] = []
  const imported = new Set<unknown>()
  visitNodes(program, (node) => {
    if (/^(?:Import|Export)\w*Declaration$/.test(node.type)) imported.add(node.source)
    const text = textOf(node)
    if (text !== undefined && !imported.has(node) && /[a-z] [^ ]|^[A-Z][a-z]/.test(text))
      found.push({ line: source.slice(0, node.start).split('\n').length, text })
  })
  return found
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'JSXText') return String(node.value).replace(/\s+/g, ' ').trim()
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map((quasi) => String(quasi.value.cooked)).join('…')
}
