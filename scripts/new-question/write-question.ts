import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importName, insertLine } from './insert'
import { sourceOf } from './kinds'
import { importsOf, questionSource, testSource } from './question-source'
import { answersFile, subjects } from './subjects'
import { fileName, type Wanted } from './wanted'

/** Writes the question into the clone at `root`; gives the files it made or changed, or says why it wrote nothing. */
export function writeQuestion(root: string, wanted: Wanted): string[] | { refused: string } {
  const { subject, name, kind } = wanted
  const { folder, section, list, type: subjectType } = subjects[subject]
  const { type, typeFrom } = sourceOf(kind)
  const sectionFile = `${folder}/${section}.ts`
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  if (read(sectionFile).includes(`export const ${name} = `))
    return { refused: `${name} is there already, in ${sectionFile}` }

  // Everything is worked out before anything is written: a place that has moved leaves the clone as it was.
  let asked = `${read(sectionFile)}${questionSource(wanted)}`
  for (const { name: imported, from, isType } of importsOf(wanted))
    asked = importName(asked, imported, from, isType)
  let answers = insertLine(read(answersFile), `${name}?: ${type}`, {
    after: `export type ${subjectType} = `,
    before: /^\}$/,
  })
  if (typeFrom !== undefined) answers = importName(answers, type, `../values/${typeFrom}`, true)
  const listed = insertLine(read(list.file), `${name},`, list.at)
  const changed = new Map([
    [sectionFile, asked],
    [`${folder}/${fileName(name)}.test.ts`, testSource(wanted)],
    [answersFile, answers],
    [list.file, importName(listed, name, `./${section}`)],
  ])

  for (const [path, source] of changed) writeFileSync(join(root, path), source)
  return [...changed.keys()]
}
