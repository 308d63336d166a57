import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cycles } from './cycles.ts'

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges))

describe('cycles of imports', () => {
  it('finds none where all imports go down', () => {
    expect(cycles(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([])
  })

  it('finds a file that imports itself', () => {
    expect(cycles(graph({ a: ['a'] }))).toEqual([['a']])
  })

  it('finds two separate cycles, without the files that merely lead to them', () => {
    const found = cycles(graph({ x: ['a', 'c'], a: ['b'], b: ['a'], c: ['d'], d: ['c', 'y'], y: [] }))
    expect(found.sort()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('finds a cycle of any length, without overflowing', () => {
    const size = 20_000
    const edges = Array.from({ length: size }, (_, i): [string, string[]] => [
      `f${i}`,
      [`f${(i + 1) % size}`],
    ])
    expect(cycles(new Map(edges))[0]).toHaveLength(size)
  })

  it('agrees with a search from every file, on any graph', () => {
    const edge = fc.tuple(fc.nat(8), fc.nat(8))
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 24 }), (edges) => {
        const graph = new Map(Array.from({ length: 9 }, (_, file): [string, string[]] => [`${file}`, []]))
        for (const [from, to] of edges) graph.get(`${from}`)?.push(`${to}`)
        const inCircle = [...graph.keys()].filter((file) => reachable(graph, file).has(file))
        expect(cycles(graph).flat().sort()).toEqual(inCircle.sort())
      }),
    )
  })
})

function reachable(graph: ReadonlyMap<string, readonly string[]>, start: string): Set<string> {
  const seen = new Set<string>()
  const ahead = [...(graph.get(start) ?? [])]
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    ahead.push(...(graph.get(file) ?? []))
  }
  return seen
}
