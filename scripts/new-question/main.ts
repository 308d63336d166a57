import { execFileSync } from 'node:child_process'
import { root } from '../root.mjs'
import { readNewQuestion, writeQuestion } from './new-question.ts'

/** `npm run new-question`: creates a question from end to end that no journey asks yet, and prints what is left to fill in. */
const question = readNewQuestion(process.argv.slice(2))
const written = 'refused' in question ? question : writeQuestion(root, question)
if ('refused' in question || 'refused' in written) {
  console.error('refused' in written ? written.refused : '')
  process.exitCode = 1
} else {
  // Lines may be of any length; the formatter wraps them.
  execFileSync(process.execPath, ['node_modules/.bin/biome', 'check', '--write', ...written], { cwd: root })
  console.log(['Written:', ...written.map((path) => `  ${path}`)].join('\n'))
  console.log(`
Left to do, in this order (search for TO FILL):
  1. The words, in ${written[0]}: label, hint, what is said when the answer is missing or wrong.
  2. Where it is asked: a field in packages/domain/terms, filled in journeys/lines.ts or a journey's own file; until then nowhere.
  3. What it means to a policy that was sold before it, in whenNeverAsked: an answer that is assumed and shown to the customer when
     the policy renews or restarts, or that they are asked before it does.
  4. The comparison site's field, in aggregator, and what is assumed without it: its test writes docs/comparison-fields.md.
  5. Its place in its step: it is last in the list at the end of the same file.
  6. Its test: the journeys, every message, the requirement in each title.
  7. If the price depends on it: a field in packages/pricing/risk, and npm run new-factor.
  8. npm run types, npm run unit, npm test -- imports.`)
}
