/** Groups of files that reach each other in a cycle, of any length, by Tarjan's algorithm; one group per cycle, sorted. */
export function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const found: string[][] = []

  for (const start of graph.keys()) if (!order.has(start)) walk(start)
  return found

  /** With an explicit stack: a long chain of imports must not overflow the call stack. */
  function walk(start: string): void {
    const path: { file: string; next: Iterator<string> }[] = [enter(start)]
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const { value: target, done } = here.next.next()
      if (done) {
        path.pop()
        leave(here.file, path.at(-1)?.file)
      } else if (!order.has(target)) path.push(enter(target))
      else if (isOpen.has(target)) lower(here.file, order.get(target))
    }
  }

  function enter(file: string) {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    open.push(file)
    isOpen.add(file)
    return { file, next: (graph.get(file) ?? []).values() }
  }

  function leave(file: string, parent: string | undefined): void {
    if (lowest.get(file) === order.get(file)) close(file)
    if (parent !== undefined) lower(parent, lowest.get(file))
  }

  function lower(file: string, value = Number.POSITIVE_INFINITY): void {
    lowest.set(file, Math.min(lowest.get(file) ?? value, value))
  }

  function close(file: string): void {
    const cycle = open.splice(open.indexOf(file))
    for (const member of cycle) isOpen.delete(member)
    const reachesItself = graph.get(file)?.includes(file) ?? false
    if (cycle.length > 1 || reachesItself) found.push(cycle.sort())
  }
}
