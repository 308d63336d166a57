import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recipe } from '../docs/recipe.ts'
import { root } from '../root.mjs'
import { fileName, inWords, places, readNewQuestion, writeQuestion } from './new-question.ts'
import { kinds, questionSource } from './question-source.ts'

const run = promisify(execFile)
/** A question of every kind in every group: changesNewYesNo. */
const every = Object.keys(places).flatMap((group) =>
  Object.keys(kinds).map((kind) => {
    const capitals = kind.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())
    const made = readNewQuestion([group, `${group}New${capitals}`, kind])
    if ('refused' in made) throw new Error(made.refused)
    return made
  }),
)

/** A copy of the packages that a question is written into; they resolve to each other and not to the originals. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-question-'))
  const notInstalled = (path: string) => basename(path) !== 'node_modules'
  for (const part of ['packages/domain', 'packages/contract', 'tsconfig.base.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: notInstalled })
  mkdirSync(join(copy, 'node_modules', '@milepost'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@milepost') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  for (const name of ['domain', 'contract'])
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@milepost', name))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('writes questions of every group and kind that compile in all packages, from page to API', async () => {
  for (const made of every) {
    const written = writeQuestion(copy, made)
    if ('refused' in written) throw new Error(written.refused)
    expect(written.filter((path) => path.includes(fileName(made.name)))).toHaveLength(1)
    expect(written).toHaveLength(3)
    expect(writeQuestion(copy, made)).toEqual({ refused: expect.stringContaining('is there already') })
  }
  // The compiler knows every place that a question must reach, and that its answer has one type in all of them.
  const project = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['es2023', 'dom'], types: ['node'] },
    include: ['packages'],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project))
  const compiler = run(
    process.execPath,
    [join(root, 'node_modules/.bin/tsc'), '-p', '.', '--checkers', '1'],
    { cwd: copy },
  )
  const output = await compiler.then(
    () => '',
    ({ stdout }) => String(stdout),
  )
  expect(output).toBe('')
})

it('writes questions that appear in the contract without further edits', async () => {
  const probe = join(copy, 'probe.mjs')
  await build({
    stdin: {
      contents: `
        import { coverDetailsInput, proposerDetailsInput, vehicleDetailsInput } from '@milepost/contract/shapes/quote'
        import { aggregatorRisk } from '@milepost/contract/shapes/aggregator'
        import * as z from 'zod/mini'
        const shapes = { VehicleDetails: vehicleDetailsInput, CoverDetails: coverDetailsInput, ProposerDetails: proposerDetailsInput }
        const fields = Object.fromEntries(Object.entries(shapes).map(([name, shape]) =>
          [name, Object.keys(z.toJSONSchema(shape, { io: 'input' }).properties)]))
        const ofSites = JSON.stringify(z.toJSONSchema(aggregatorRisk, { io: 'input' }))
        console.log(JSON.stringify({ fields, ofSites }))`,
      resolveDir: copy,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile: probe,
    logLevel: 'silent',
  })
  const { stdout } = await run(process.execPath, [probe])
  const { fields, ofSites } = JSON.parse(stdout)
  for (const { group, name } of every) {
    const { type } = places[group]
    expect(fields[type]).toContain(name)
    expect(ofSites).toContain(`"${name}"`)
  }
})

it('writes nothing if a place has moved', () => {
  const path = join(copy, 'packages/domain/questions/vehicle/use.ts')
  const before = readFileSync(path, 'utf8')
  cpSync(join(copy, 'tsconfig.base.json'), path)
  const lost = { group: 'vehicleAtWork', name: 'isLost', kind: 'yes-no' } as const
  expect(() => writeQuestion(copy, lost)).toThrow('There is no "export const furtherUseQuestions = ["')
  expect(readdirSync(join(copy, places.vehicleAtWork.folder))).not.toContain('is-lost.test.ts')
  expect(before).toContain('vehicleAtWorkNewYesNo')
})

it('accepts a group, a name and a kind', () => {
  expect(readNewQuestion(['changes', 'hasDashCam', 'yes-no'])).toEqual({
    group: 'changes',
    name: 'hasDashCam',
    kind: 'yes-no',
  })
})

it.each([
  [[], 'npm run new-question'],
  [['boat', 'hasDashCam', 'yes-no'], 'There is no group "boat"'],
  [['changes', 'toString', 'toString'], 'No question of kind "toString"'],
  [['toString', 'hasDashCam', 'yes-no'], 'There is no group "toString"'],
  [['changes', 'Has dash cam', 'yes-no'], 'is no name of a field'],
  [['changes', '../../evil', 'yes-no'], 'is no name of a field'],
  [['changes', 'hasDashCam', 'plate'], 'No question of kind "plate"'],
  [['changes', 'hasDashCam', 'yes-no', 'now'], 'npm run new-question'],
])('explains why %j cannot be created', (args, words) => {
  expect(readNewQuestion(args)).toEqual({ refused: expect.stringContaining(words) })
})

it.each(Object.keys(kinds))(
  'leaves open, of a question of kind %s, only what the page says how to fill in',
  (kind) => {
    const name = 'hasDashCam'
    const source = questionSource({
      name,
      kind: kind as keyof typeof kinds,
      group: 'changes',
      words: inWords(name),
      type: 'VehicleDetails',
    })
    const steps = recipe(root, 'Add a question')
    const open = source.split(/\n(?= {2}\w+:)/).filter((part) => part.includes('TO FILL'))
    const properties = open.flatMap((part) =>
      [...part.matchAll(/^ {2}(\w+):/gm)].map(([, property = '']) => property),
    )
    expect(properties).toContain('label')
    for (const property of properties) if (property !== 'kind') expect(steps, property).toContain(property)
  },
)

it('derives the file’s name and its words from the field', () => {
  expect(fileName('hasDashCam')).toBe('has-dash-cam')
  expect(inWords('hasDashCam')).toBe('has dash cam')
})
