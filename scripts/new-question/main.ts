import { execFileSync } from 'node:child_process'
import { root } from '../root.mjs'
import { readWanted } from './wanted'
import { writeQuestion } from './write-question'

/** `npm run new-question`: a question from end to end, asked nowhere yet, and what is left for a person to say. */
const wanted = readWanted(process.argv.slice(2))
const written = 'refused' in wanted ? wanted : writeQuestion(root, wanted)
if ('refused' in wanted || 'refused' in written) {
  console.error('refused' in written ? written.refused : '')
  process.exitCode = 1
} else {
  // Lines are as long as they come; the formatter folds them.
  execFileSync(process.execPath, ['node_modules/.bin/biome', 'check', '--write', ...written], { cwd: root })
  console.log(['Written:', ...written.map((path) => `  ${path}`)].join('\n'))
  console.log(`
Left to do, in this order (search for TO FILL):
  1. The words, last in ${written[0]}: label, hint, what is said when the answer is missing or wrong.
  2. Where it is asked: a field in packages/domain/terms, filled in journeys/lines.ts or a journey's own file; until then nowhere.
  3. What it means to a policy that was sold before it, in whenNeverAsked: an answer that is assumed and shown to the customer when
     the policy renews or restarts, or that they are asked before it does.
  4. The comparison site's field, in aggregator, and what is assumed without it: also told in docs/comparison-sites.md.
  5. Its place in its step: the line in the list of questions stands last; tests that list a step's questions in order will ask for it.
  6. Its test: the journeys, every message, the requirement in each title.
  7. If the price depends on it: a line in packages/pricing/risk, and a factor (rates/README.md, "Add a factor").
  8. npm run types, npm run unit, npm run requirements.`)
}
