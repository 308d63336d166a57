import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readTree } from '../import-rules/source-tree.ts'
import { subjects } from './subjects.mjs'

const paths = [...readTree(fileURLToPath(new URL('../../', import.meta.url))).sources.keys()]

/** `a/{b,c}/*.ts` is `a/b/*.ts` and `a/c/*.ts`. */
function spelledOut(pattern: string): readonly string[] {
  const [braces, within = ''] = /\{([^{}]+)\}/.exec(pattern) ?? []
  return braces ? within.split(',').flatMap((each) => spelledOut(pattern.replace(braces, each))) : [pattern]
}

const isThere = (pattern: string) => {
  const parts = pattern.split('*').map((part) => part.replaceAll('.', '\\.'))
  return paths.some((path) => new RegExp(`^${parts.join('[^/]*')}$`).test(path))
}

it.each(subjects)('$name changes files that exist and runs tests that exist', ({ files, tests }) => {
  expect([...files, ...tests].flatMap(spelledOut).filter((pattern) => !isThere(pattern))).toEqual([])
  expect(files.filter((pattern) => pattern.includes('.test.'))).toEqual([])
  expect(tests.filter((pattern) => !pattern.endsWith('.test.ts'))).toEqual([])
})
