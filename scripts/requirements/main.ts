import { writeFileSync } from 'node:fs'
import { made, pageFile } from './page'

/** `npm run requirements`: writes docs/requirements.md, and lists the requirements that no test names. */
const { text, faults } = made()
writeFileSync(pageFile, text)
for (const fault of faults) console.log(fault)
console.log(`docs/requirements.md written, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
