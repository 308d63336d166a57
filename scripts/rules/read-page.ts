import { idsIn, isId } from './ids.ts'
import type { NamedTest } from './read-tests.ts'
import type { Rule } from './rule.ts'

/** A page of docs/rules: its rules in their order, and where it departs from the format, a sentence each. */
export type RulePage = { path: string; rules: readonly Rule[]; faults: readonly string[] }

/**
 * Reads a page: a heading and a sentence on its subject, then a heading for each rule, `## VEH-21 A title`. The paragraphs of a rule
 * are the rule itself; those after the first `Why:`, `Look:`, `Proven by:` or `No test:` are about it.
 */
export function readPage(path: string, text: string): RulePage {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, at) => (line.startsWith('## ') ? [at] : []))
  const read = starts.map((start, at) => readRule(path, start, lines.slice(start, starts[at + 1])))
  const subject = lines.slice(1, starts[0]).join(' ').trim()
  const faults = [
    ...(lines[0]?.startsWith('# ') ? [] : [`${path}:1 begins with a heading: # Its subject`]),
    ...(subject === '' ? [`${path}:1 says in a sentence what its rules are about`] : []),
  ]
  return {
    path,
    rules: read.flatMap(({ rule }) => (rule === undefined ? [] : [rule])),
    faults: [...faults, ...read.flatMap((each) => each.faults)],
  }
}

const heading = /^## (\S+) (\S.*)$/
const mostWords = 12

function readRule(page: string, at: number, lines: readonly string[]): { rule?: Rule; faults: string[] } {
  const line = at + 1
  const [, id = '', title = ''] = heading.exec(lines[0] ?? '') ?? []
  if (!isId(id)) return { faults: [`${page}:${line} a rule’s heading is ## <id> <title>: ${lines[0]}`] }
  const { text, about } = paragraphsOf(lines.slice(1))
  const proofs = about('Proven by').split(/;\s*/)
  const unread = proofs.filter((proof) => proof !== '' && !isTest(proof) && !isList(proof))
  const faults = [
    ...(title.split(' ').length > mostWords ? [`its title has more than ${mostWords} words`] : []),
    ...(text === '' ? ['it has a heading and no text'] : []),
    ...unread.map((proof) => `“Proven by:” lists ids, or tests as \`file\`: title, but has “${proof}”`),
  ]
  const rule: Rule = {
    id,
    title,
    page,
    line,
    text,
    look: about('Look') || undefined,
    provenBy: proofs.filter((proof) => !isTest(proof)).flatMap(idsIn),
    provenByTests: proofs.filter(isTest).map(testOf),
    noTest: about('No test') || undefined,
  }
  return { rule, faults: faults.map((words) => `${page}:${line} ${id}: ${words}`) }
}

const label = /^(Why|Look|Proven by|No test): */

/** The rule's own paragraphs, and what is said about it, by label. A paragraph without a label continues the one before. */
function paragraphsOf(lines: readonly string[]): { text: string; about: (name: string) => string } {
  const paragraphs = lines
    .join('\n')
    .split(/\n\s*\n|\n(?=(?:Why|Look|Proven by|No test): )/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  const first = paragraphs.findIndex((paragraph) => label.test(paragraph))
  const text = paragraphs.slice(0, first === -1 ? undefined : first).join('\n\n')
  const about = (name: string) => {
    const found = paragraphs.find((paragraph) => label.exec(paragraph)?.[1] === name) ?? ''
    return found.replace(label, '').replaceAll(/\s+/g, ' ').replace(/\.$/, '')
  }
  return { text, about }
}

const isTest = (proof: string) => /^`[^`]+`: \S/.test(proof)
/** Ids alone, with the words of a list between them. */
const isList = (proof: string) => /^(?:(?:[A-Z]{3}-|D-|[FKT])\d{1,3}(?:, and | to |, | and |$))+$/.test(proof)

function testOf(proof: string): NamedTest {
  const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? []
  return { path, title }
}
