import { fileURLToPath } from 'node:url'
import { leftPhrasesIn } from '@milepost/domain/testing/customer-words'
import { expect, it } from 'vitest'
import { readTree } from '../import-rules/source-tree'
import { sourceTexts } from './source-texts'

/** The sources of the texts that customers read. */
const read = [
  /^apps\/web\//,
  /^packages\/(?:domain|documents|brands)\//,
  /^packages\/contract\/error-words\.ts$/,
  /^apps\/api\/.*-emails?\.ts$/,
  /^apps\/api\/platform\/email\//,
]

/** Tests and their helpers, the gallery and the build: customers do not read those. */
const notRead = /\.test\.tsx?$|\/testing(?:\/|\.tsx?$)|^apps\/web\/(?:build|gallery)\//

/**
 * Texts that keep such a phrase because the specification or someone else prescribes them, each with its reason. Remove those that
 * are no longer used.
 */
const fixed: readonly string[] = []

const sources = [...readTree(fileURLToPath(new URL('../..', import.meta.url))).sources].filter(
  ([path]) => read.some((place) => place.test(path)) && !notRead.test(path),
)

it('texts for customers use the words of the glossary in every source', () => {
  const wrong = sources.flatMap(([path, source]) =>
    sourceTexts(path, source)
      .filter(({ text }) => !fixed.includes(text))
      .flatMap(({ line, text }) => leftPhrasesIn(text).map((why) => `${path}:${line} ${why}`)),
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

it('texts for customers are read from literals, templates and JSX, not from comments and imports', () => {
  const source = `
    // Press it.
    import { press } from './press it'
    export const view = (name: string) => <p title="Press here">Press {name} {\`press \${name} now\`}</p>`
  expect(sourceTexts('a.tsx', source).map(({ text }) => text)).toEqual(['Press here', 'Press', 'press … now'])
})
