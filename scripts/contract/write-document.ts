import { writeFileSync } from 'node:fs'
import { allCalls } from '@milepost/contract/all-calls'
import { publicApi } from '@milepost/contract/openapi/about'
import { openApiDocument } from '@milepost/contract/openapi/document'

/** Every call, including the back office's: their tests are replayed as well. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('Say which file to write the document to')
writeFileSync(file, JSON.stringify(openApiDocument(allCalls, publicApi)))
