import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importName, insertLine, type Place } from './insert'
import { sourceOf } from './kinds'
import { questionSource, testSource } from './question-source'
import { subjects } from './subjects'
import { fileName, type Wanted } from './wanted'

/** Writes the question into the clone at `root`; gives the files it made or changed, or says why it wrote nothing. */
export function writeQuestion(root: string, wanted: Wanted): string[] | { refused: string } {
  const { subject, name, kind } = wanted
  const { folder, catalogue, fields } = subjects[subject]
  const { type, typeFrom } = sourceOf(kind)
  const file = `${folder}/${fileName(name)}.ts`
  if (existsSync(join(root, file))) return { refused: `${file} is there already` }

  // Everything is worked out before anything is written: a place that has moved leaves the clone as it was.
  const changed = new Map<string, string>()
  const change = (path: string, edit: (source: string) => string) =>
    changed.set(path, edit(changed.get(path) ?? readFileSync(join(root, path), 'utf8')))
  const add = (path: string, line: string, at: Place) =>
    change(path, (source) => insertLine(source, line, at))

  changed.set(file, questionSource(wanted))
  changed.set(file.replace(/\.ts$/, '.test.ts'), testSource(wanted))
  add(fields.file, `${name}?: ${type}`, fields.at)
  if (typeFrom !== undefined)
    change(fields.file, (source) => importName(source, type, `../values/${typeFrom}`, true))
  add(catalogue.file, `${name},`, catalogue.at)
  change(catalogue.file, (source) => importName(source, name, `${catalogue.reach}/${fileName(name)}`))

  for (const [path, source] of changed) writeFileSync(join(root, path), source)
  return [...changed.keys()]
}
