import { writeFileSync } from 'node:fs'
import { made, pageFile } from './page.ts'

/** `npm run requirements`: writes docs/requirements.md, each requirement with the tests that prove it. */
writeFileSync(pageFile, made())
console.log('docs/requirements.md written')
