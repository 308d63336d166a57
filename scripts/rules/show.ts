import type { House } from './check.ts'
import { titleAlone } from './ids.ts'
import { proofsOf, testsOf } from './proofs.ts'
import type { Rule } from './rule.ts'

/** One rule for a terminal: what it says, the tests that prove it, the files that implement it. */
export function shown(
  rule: Rule,
  { pages, tests, citations }: Pick<House, 'pages' | 'tests' | 'citations'>,
): string {
  const rules = new Map(pages.flatMap((page) => page.rules).map((each) => [each.id, each]))
  const proving = testsOf(rule, rules, proofsOf(tests))
  const isProof = (path: string) => tests.some((test) => test.path === path)
  const places = (are: (path: string) => boolean) =>
    citations.filter(({ id, path }) => id === rule.id && are(path)).map(({ path, line }) => `${path}:${line}`)
  const isPage = (path: string) => path.endsWith('.md')
  return [
    `${rule.id} ${rule.title}`,
    `${rule.page}:${rule.line}`,
    '',
    rule.text,
    ...section('Look', rule.look === undefined ? [] : [rule.look]),
    ...section('Proven by', [
      ...proving.map(({ path, title }) => `${path} › ${titleAlone(title)}`),
      ...(rule.noTest === undefined ? [] : [`no test: ${rule.noTest}`]),
    ]),
    ...section(
      'Implemented in',
      places((path) => !isPage(path) && !isProof(path)),
    ),
    ...section(
      'Written of in',
      places((path) => isPage(path) && path !== rule.page),
    ),
  ].join('\n')
}

function section(name: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${name}:`, ...[...new Set(lines)].map((line) => `  ${line}`)]
}
