import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { compare, inWords } from './compare.ts'
import { isPart, parts, record } from './record.ts'

/** `npm run behaviour`: records what the product does, and compares two recordings. */
const usage = `usage: npm run behaviour -- record <folder> [${parts.join(' | ')} ...]
       npm run behaviour -- compare <before> <after>`

const [, , command, ...words] = process.argv
process.exitCode = await run()

async function run(): Promise<number> {
  const [first, second] = words.map((folder) => resolve(folder))
  if (command === 'record' && first !== undefined) {
    const chosenParts = words.slice(1)
    if (!chosenParts.every(isPart)) return refuse(usage)
    if (existsSync(first) && readdirSync(first).length > 0) return refuse(`${first} is not empty`)
    return (await record(first, chosenParts.length > 0 ? chosenParts : parts)) ? 0 : 1
  }
  if (command === 'compare' && first !== undefined && second !== undefined && words.length === 2) {
    const missing = [first, second].find((folder) => !existsSync(folder))
    if (missing !== undefined) return refuse(`There is no ${missing}`)
    const differences = compare(first, second)
    for (const line of inWords(differences)) console.log(line)
    console.log(
      differences.length === 0 ? 'Both recordings are the same' : `${differences.length} files differ`,
    )
    return differences.length === 0 ? 0 : 1
  }
  return refuse(usage)
}

function refuse(words: string): number {
  console.error(words)
  return 2
}
