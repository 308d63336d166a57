import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkCharacter } from '@milepost/domain/quote/quote-reference'
import { brandCodes } from '@milepost/domain/terms/identity'
import { artworkSource, brandSource, voiceSource } from './brand-source.ts'

/** The brand to create, from the command line. */
export type NewBrand = { name: string; slug: string; code: string }

const usage = `npm run new-brand -- <Name> [<code>]
  Name  as customers will know it: Juniper
  code  one to three capitals that its quotes and policies are numbered with; without one the first that is free is taken`

/** The requested brand, or why it cannot be created. */
export function readNewBrand(args: readonly string[]): NewBrand | { refused: string } {
  const [name = '', chosenCode, ...more] = args
  if (name === '' || more.length > 0) return { refused: usage }
  if (!/^[A-Z][A-Za-z]{2,9}$/.test(name))
    return { refused: `"${name}" is no name for a brand: three to ten letters, as in Juniper.\n${usage}` }
  if (chosenCode !== undefined && !/^[A-Z]{1,3}$/.test(chosenCode))
    return { refused: `"${chosenCode}" is no code: one to three capitals.\n${usage}` }
  const code = (chosenCode === undefined ? codesIn(name.toUpperCase()) : [chosenCode]).find(isFree)
  if (code === undefined)
    return {
      refused: `${chosenCode ?? `Every code in ${name}`} is another brand's, or is checked like one.\n${usage}`,
    }
  return { name, slug: name.toLowerCase(), code }
}

/** J, then JU, JN, JI ... */
function codesIn(letters: string): string[] {
  const first = letters.charAt(0)
  return [first, ...[...letters.slice(1)].map((letter) => first + letter)]
}

/** The check character of a reference distinguishes brands, so no two brands may have the same one (D-143). */
function isFree(code: string): boolean {
  const check = (brand: string) => checkCharacter(brand, '0000000000')
  return brandCodes.every((other) => check(other) !== check(code))
}

const listFile = 'packages/brands/brands.ts'
const identityFile = 'packages/domain/terms/identity.ts'

/** Writes the brand into the clone at `root`. Returns the files it created or changed, or why it wrote nothing. */
export function writeBrand(root: string, { name, slug, code }: NewBrand): string[] | { refused: string } {
  const folder = `packages/brands/${slug}`
  if (existsSync(join(root, folder))) return { refused: `${folder} is there already` }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const files = new Map([
    [`${folder}/brand.ts`, brandSource({ name, slug, code, number: brandCodes.length + 1 })],
    [`${folder}/voice.ts`, voiceSource(name)],
    [`${folder}/artwork.ts`, artworkSource],
    [identityFile, replaced(read(identityFile), [[/(brandCodes = \[[^\]]*)\]/, `$1, '${code}']`]])],
    [
      listFile,
      replaced(read(listFile), [
        [
          /\n\nexport const brands/,
          `\nimport { ${slug}, ${slug}Messages, ${slug}Statement, ${slug}Theme } from './${slug}/brand'$&`,
        ],
        [/(Record<BrandCode, Brand>> = \{[^}]*)\}/, `$1  ${code}: ${slug},\n}`],
        [/(Record<BrandCode, Messages>> = \{[^}]*)\}/, `$1  ${code}: ${slug}Messages,\n}`],
        [/(Record<BrandCode, Theme>> = \{[^}]*)\}/, `$1  ${code}: ${slug}Theme,\n}`],
        [/(Record<BrandCode, StatementName>> = \{[^}]*)\}/, `$1  ${code}: ${slug}Statement,\n}`],
      ]),
    ],
  ])
  for (const [file, source] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), source)
  }
  return [...files.keys()]
}

/** Throws if a place has moved: nothing is guessed, and nothing has been written yet. */
function replaced(source: string, changes: readonly (readonly [place: RegExp, line: string])[]): string {
  return changes.reduce((text, [place, line]) => {
    if (!place.test(text)) throw new Error(`There is no ${place} any more`)
    return text.replace(place, line)
  }, source)
}
