import type { Line, LineRating } from '@milepost/domain/lines/line'
import { type Plugin, runnerImport } from 'vite'

const recordFiles = /\/packages\/domain\/lines\/(?!lines?\.)[\w-]+\.ts$/

/** What only servers and the desk read. */
const leftOut: readonly (keyof Line | keyof LineRating)[] = [
  'name',
  'shortName',
  'call',
  'extends',
  'noClaimsEarnedOn',
  'fee',
  'compulsoryExcess',
  'endorsements',
  'typical',
]

/** How a line is charged is no business of a browser, and would be downloaded before the first question. */
export function linesForTheBrowser(): Plugin {
  return {
    name: 'milepost-lines-for-the-browser',
    apply: 'build',
    async load(id) {
      if (!recordFiles.test(id)) return null
      const { module } = await runnerImport<Record<string, Line>>(id)
      return Object.entries(module)
        .map(([name, line]) => `export const ${name} = ${JSON.stringify(line, shown)}`)
        .join('\n')
    },
  }
}

function shown(field: string, value: unknown): unknown {
  return leftOut.some((name) => name === field) ? undefined : value
}
