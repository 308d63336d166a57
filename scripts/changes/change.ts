import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNewBrand, writeBrand } from '../new-brand/write-brand.ts'
import { readNewFactor, writeFactor } from '../new-factor/new-factor.ts'
import { readNewQuestion, writeQuestion } from '../new-question/new-question.ts'

/**
 * A likely change, described by its steps: the generators to run and the edits to make. The tests apply it to a copy of the tree,
 * so that a structure that makes the change harder is noticed immediately.
 */
export type Change = {
  title: string
  /** How many files it may touch: records, rates, tests and docs all count. */
  most: number
  /** Arguments as on the command line: `['new-question', 'changes', 'hasDashCam', 'yes-no']`. */
  commands: readonly (readonly [Generator, ...string[]])[]
  edits: readonly Edit[]
  /** The tests about what changes, as paths for the test runner. */
  nearest: readonly string[]
}

/** In a file, `find` is replaced by `put` once; `after` stays and `put` is added behind it. `isNew` is a whole file. */
export type Edit = { file: string; put: string } & ({ find: string } | { after: string } | { isNew: true })

type Generator = 'new-question' | 'new-factor' | 'new-brand'

/** Applies the change to the tree at `root`. Throws if a place has moved. */
export function applyChange(root: string, { commands, edits }: Change): void {
  for (const [generator, ...args] of commands) {
    const written = generate[generator](root, args)
    if ('refused' in written) throw new Error(written.refused)
  }
  for (const edit of edits) applyEdit(root, edit)
}

type Written = readonly string[] | { refused: string }

const generate: Record<Generator, (root: string, args: readonly string[]) => Written> = {
  'new-question'(root, args) {
    const question = readNewQuestion(args)
    return 'refused' in question ? question : writeQuestion(root, question)
  },
  'new-factor'(root, args) {
    const factor = readNewFactor(args, { root, today: '2026-11-16' })
    return 'refused' in factor ? factor : writeFactor(root, factor)
  },
  'new-brand'(root, args) {
    const brand = readNewBrand(args)
    return 'refused' in brand ? brand : writeBrand(root, brand)
  },
}

function applyEdit(root: string, edit: Edit): void {
  const path = join(root, edit.file)
  if ('isNew' in edit) {
    writeFileSync(path, edit.put, { flag: 'wx' })
    return
  }
  const text = readFileSync(path, 'utf8')
  const found = 'find' in edit ? edit.find : edit.after
  const at = text.indexOf(found)
  if (at === -1) throw new Error(`${edit.file} does not say "${found}" any more`)
  const put = 'find' in edit ? edit.put : `${edit.after}${edit.put}`
  writeFileSync(path, text.slice(0, at) + put + text.slice(at + found.length))
}
