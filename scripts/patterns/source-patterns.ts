import { parseAst } from 'rolldown/parseAst'
import { isNamed, isNode, type SyntaxNode, visitNodes } from '../syntax/nodes.ts'

/** A regular expression in a file. */
export type SourcePattern = { line: number; pattern: RegExp }

/**
 * Every regular expression in a source: literals, and those built by `new RegExp`, whose expressions are replaced by the file's
 * constants where they are constants, and by a letter where they are known only at run time.
 */
export function sourcePatterns(path: string, source: string): readonly SourcePattern[] {
  const lang = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js'
  const program: unknown = parseAst(source, { lang }, path)
  const constants = new Map<string, string>()
  const found: SourcePattern[] = []
  const add = ({ start }: SyntaxNode, text: string, flags: string) =>
    found.push({ line: source.slice(0, start).split('\n').length, pattern: new RegExp(text, flags) })

  visitNodes(program, (node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.id)) {
      const text = textOf(node.init, constants)
      if (text !== undefined) constants.set(String(node.id.name), text)
    }
    const written = writtenOut(node)
    if (written) add(node, written.pattern, written.flags)
    if ((node.type === 'NewExpression' || node.type === 'CallExpression') && isNamed(node.callee, 'RegExp')) {
      const [text, flags] = Array.isArray(node.arguments) ? node.arguments : []
      add(node, textOf(text, constants) ?? 'x', textOf(flags, constants) ?? '')
    }
  })
  return found
}

function writtenOut(node: unknown): { pattern: string; flags: string } | undefined {
  if (!isNode(node) || node.type !== 'Literal') return undefined
  const { regex } = node
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex) || !('flags' in regex))
    return undefined
  return { pattern: String(regex.pattern), flags: String(regex.flags) }
}

/** The value of an expression, if it is known without running it. */
function textOf(node: unknown, constants: ReadonlyMap<string, string>): string | undefined {
  if (!isNode(node)) return undefined
  const written = writtenOut(node)
  if (written) return written.pattern
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'Identifier') return constants.get(String(node.name))
  if (node.type === 'MemberExpression' && isNamed(node.property, 'source'))
    return textOf(node.object, constants)
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  const gaps = Array.isArray(node.expressions) ? node.expressions : []
  return node.quasis
    .map(
      (quasi, index) =>
        quasi.value.cooked + (index < gaps.length ? (textOf(gaps[index], constants) ?? 'x') : ''),
    )
    .join('')
}
