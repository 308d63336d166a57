import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { compare, inWords } from './compare'
import { record } from './record'

/** `npm run behaviour`: what the product does, written down, and two such recordings compared. */
const usage = `usage: npm run behaviour -- record <folder>
       npm run behaviour -- compare <before> <after>`

const [, , command, ...folders] = process.argv
const [first, second] = folders.map((folder) => resolve(folder))
process.exitCode = await run()

async function run(): Promise<number> {
  if (command === 'record' && first !== undefined && folders.length === 1) {
    if (existsSync(first) && readdirSync(first).length > 0) return refuse(`${first} is not empty`)
    return (await record(first)) ? 0 : 1
  }
  if (command === 'compare' && first !== undefined && second !== undefined && folders.length === 2) {
    const missing = [first, second].find((folder) => !existsSync(folder))
    if (missing !== undefined) return refuse(`There is no ${missing}`)
    const differences = compare(first, second)
    console.log(inWords(differences).join('\n'))
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
