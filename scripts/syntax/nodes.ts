/** A node of the parser's tree, as far as our checks read it. */
export type SyntaxNode = {
  type: string
  start: number
  end: number
  name?: unknown
  value?: unknown
  source?: unknown
  expression?: unknown
  callee?: unknown
  tag?: unknown
  arguments?: unknown
  object?: unknown
  property?: unknown
  elements?: unknown
  quasis?: unknown
  expressions?: unknown
  regex?: unknown
  id?: unknown
  init?: unknown
}

/** Every node of a tree, parents before children. */
export function visitNodes(value: unknown, act: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) visitNodes(item, act)
  else if (isNode(value)) {
    act(value)
    for (const child of Object.values(value)) if (typeof child === 'object') visitNodes(child, act)
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Whether it is a plain identifier: `require`, `RegExp`. */
export function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name
}
