import { fileURLToPath } from 'node:url'
import { leftPhrasesIn } from '@milepost/domain/testing/customer-words'
import { expect, it } from 'vitest'
import { customerTexts } from './customer-texts.ts'
import { sourceTexts } from './source-texts.ts'

/**
 * Texts that keep such a phrase because the specification or someone else prescribes them, each with its reason. Remove those that
 * are no longer used.
 */
const fixed: readonly string[] = []

it('texts for customers use the words of the glossary in every source', () => {
  const texts = customerTexts(fileURLToPath(new URL('../..', import.meta.url)))
  const wrong = texts
    .filter(({ text }) => !fixed.includes(text))
    .flatMap(({ path, line, text }) => leftPhrasesIn(text).map((why) => `${path}:${line} ${why}`))
  expect(new Set(texts.map(({ path }) => path)).size).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

it('texts for customers are read from literals, templates and JSX, not from comments and imports', () => {
  const source = `
    // Press it.
    import { press } from './press it'
    export const view = (name: string) => <p title="Press here">Press {name} {\`press \${name} now\`}</p>`
  expect(sourceTexts('a.tsx', source).map(({ text }) => text)).toEqual(['Press here', 'Press', 'press … now'])
})
