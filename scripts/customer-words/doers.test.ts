import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { customerTexts } from './customer-texts.ts'
import { doers } from './doers.ts'

/* docs/promises.md is written from these: `npx vitest run --project unit scripts/customer-words/doers -u`. */

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What someone will do: us, the lender, a partner, or the customer. */
const isPromise = (sentence: string) =>
  /\b(?:we|they|it|you|who|partner|insurer|lender|bank|team|underwriter|customer|…)(?:['’]ll| will)\b|\bwill (?:be )?(?:write|call|contact|send|post|email|refund|collect|check|tell|renew|cancel|remove|pay|take)/i.test(
    sentence,
  )
const sentencesOf = (text: string) => text.split(/(?<=[.!?:])\s+/).map((sentence) => sentence.trim())

const promises = new Map<string, string>()
for (const { path, text } of customerTexts(root))
  for (const sentence of sentencesOf(text).filter(isPromise)) promises.set(sentence, path)
const doersOf = (sentence: string) => doers.filter(({ does }) => does.some((words) => words.test(sentence)))

describe('a sentence in the future tense that customers read', () => {
  it('has someone or something that does it [D-276]', () => {
    expect(promises.size).toBeGreaterThan(120)
    const nobody = [...promises].filter(([sentence]) => doersOf(sentence).length === 0)
    expect(nobody.map(([sentence, path]) => `${path}: ${sentence}`)).toEqual([])
  })

  it('is found by every pattern of its doer, so that none outlives its sentence [D-276]', () => {
    const unused = doers.flatMap(({ by, does }) =>
      does
        .filter((words) => ![...promises.keys()].some((sentence) => words.test(sentence)))
        .map((words) => `${by}: ${words}`),
    )
    expect(unused).toEqual([])
  })

  it('is done by a job, task or kind of work that exists [D-276]', () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8')
    const jobs = ['purchase', 'referral', 'renewal']
      .map((subject) => read(`apps/api/${subject}/jobs.ts`))
      .join('\n')
    const kinds = read('packages/domain/work/kinds.ts')
    const periodic = read('apps/api/wiring/periodic.ts')
    for (const { by } of doers) {
      const [sort, name = ''] = by.split(' ')
      const record = new RegExp(`^ {2}'?${name}'?: \\{$`, 'm')
      if (sort === 'job') expect(jobs, by).toMatch(record)
      if (sort === 'periodic') expect(periodic, by).toMatch(record)
      if (sort === 'work') expect(kinds, by).toMatch(record)
    }
  })

  it('stands in docs/promises.md with its doer [D-276]', async () => {
    const rows = doers.map(({ by }) => {
      const own = [...promises.keys()].filter((sentence) => doersOf(sentence)[0]?.by === by).sort()
      return [`## ${by}`, '', ...own.map((sentence) => `- ${sentence}`), ''].join('\n')
    })
    const page = [
      '# Who does what we promise',
      '',
      'Every sentence in the future tense that customers read, by what does it. Written from `scripts/customer-words/doers.ts` by its test; an expression in a sentence is shown as “…”.',
      '',
      ...rows,
    ].join('\n')
    await expect(page).toMatchFileSnapshot(join(root, 'docs/promises.md'))
  })
})
