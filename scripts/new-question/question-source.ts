import { sourceOf } from './kinds'
import { subjects } from './subjects'
import { inWords, type Wanted } from './wanted'

/** The question as it stands in the file of its section. */
export function questionSource({ subject, name, kind }: Wanted): string {
  const { type } = subjects[subject]
  const { before, kind: kindOf, judge, summary } = sourceOf(kind)
  const words = inWords(name)
  return `
${before?.(name) ?? ''}
export const ${name} = question<${type}>()({
  name: '${name}',
  kind: ${kindOf(words, name)},
  label: 'TO FILL: ${words}?',
  // TO FILL: asked nowhere until a journey says so, by a field of domain/terms: ({ terms }) => terms.use.asksIt
  isAsked: () => false,
  judge: ${judge(name)},
  // TO FILL: what a policy sold before this question means: { assume: an answer } if one can honestly be assumed (D-266)
  whenNeverAsked: 'ask-before-renewing',
  // TO FILL: what is assumed when a comparison site does not send it: assume: [an answer, 'What the customer is asked to check']
  aggregator: { field: '${name}' },
  summary: ${summary(name)},
})
`
}

/** What the file of its section must import for it: each name, and where it comes from. */
export function importsOf({
  subject,
  kind,
}: Wanted): readonly { name: string; from: string; isType: boolean }[] {
  const { type } = subjects[subject]
  const lines = [
    ...sourceOf(kind).imports,
    "import { question } from '../question'",
    `import type { ${type} } from '../answers'`,
  ]
  return lines.flatMap((line) => {
    const [, isType, names = '', from = ''] = /^import (type )?\{ (.*) \} from '(.*)'$/.exec(line) ?? []
    return names.split(', ').map((name) => ({ name, from, isType: isType !== undefined }))
  })
}

/** The test beside it: what every question must do. */
export function testSource({ subject, name, kind }: Wanted): string {
  const { section } = subjects[subject]
  const { example } = sourceOf(kind)
  return `import { expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys'
import { type JourneyId, journeyIds } from '../../terms/identity'
import { localDate } from '../../values/local-date'
${(example.imports ?? []).map((line) => `${line}\n`).join('')}import { noAnswers } from '../answers'
import { ${name} } from './${section}'

const asking = (id: JourneyId = 'acorn_pc') => ({
  terms: journeys[id],
  answers: noAnswers,
  subject: {},
  today: localDate('2026-11-15'),
})

// TO FILL: the requirement in each title, and the journeys that ask it.
it('is asked on these journeys', () => {
  expect(journeyIds.filter((id) => ${name}.isAsked?.(asking(id)))).toEqual([])
})

it('is required', () => {
  expect(${name}.judge(undefined, asking())?.key).toBe('${name}Required')
})

it('takes what is typed and reads it back', () => {
  const value = ${example.value}
  expect(${name}.kind.read('${example.typed}', asking())).toEqual({ ok: true, value })
  expect(${name}.judge(value, asking())).toBeUndefined()
  expect(${name}.summary(value)).toBe('${example.reads}')
})
`
}
