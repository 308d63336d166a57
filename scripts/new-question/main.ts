import { execFileSync } from 'node:child_process'
import { recipe } from '../docs/recipe.ts'
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
  console.log(`\nLeft to do (search for TO FILL):\n${recipe(root, 'Add a question')}`)
}
