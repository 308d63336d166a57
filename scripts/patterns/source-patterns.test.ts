import { fileURLToPath } from 'node:url'
import { slownessOf } from '@milepost/domain/testing/pattern-speed'
import { describe, expect, it } from 'vitest'
import { readTree } from '../import-rules/source-tree.ts'
import { sourcePatterns } from './source-patterns.ts'

describe('the patterns of a file', () => {
  const patternsOf = (source: string) => sourcePatterns('file.ts', source).map(({ pattern }) => pattern)

  it('include literals with their flags', () => {
    expect(patternsOf('const a: RegExp = /a+/giu; x.replace(/b/, "")')).toEqual([/a+/giu, /b/])
  })

  it('include those built from constants', () => {
    expect(
      patternsOf(`const dot = '•'; const a = /b/; new RegExp(\`^\${dot}{6}\${a.source}$\`, 'u')`),
    ).toEqual([/b/, /^•{6}b$/u])
  })

  it('include those with parts that are known only at run time', () => {
    expect(patternsOf(`const f = (tag: string) => RegExp(\`<\${tag}>(.*)\`)`)).toEqual([/<x>(.*)/])
  })
})

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)
/** Used only during the site's build, on our own files: no outside text gets there. */
const isOfTheBuilder = (path: string) => path.startsWith('apps/web/build/')
const { sources } = readTree(fileURLToPath(new URL('../../', import.meta.url)))
const found = [...sources]
  .filter(([path]) => /^(apps|packages)\//.test(path) && !isTest(path) && !isOfTheBuilder(path))
  .flatMap(([path, source]) =>
    sourcePatterns(path, source).map(({ line, pattern }) => ({ at: `${path}:${line}`, pattern })),
  )

it('matches any 50,000 characters in less than 50 ms, for every pattern of the product [T20]', () => {
  // Fewer would mean that they are no longer found.
  expect(found.length).toBeGreaterThan(100)
  const slow = found.flatMap(({ at, pattern }) => {
    const slowness = slownessOf(pattern)
    return slowness ? [`${at} ${pattern} ${JSON.stringify(slowness)}`] : []
  })
  expect(slow).toEqual([])
})
