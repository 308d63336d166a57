import { areas, ownAreas } from './areas.ts'

/** Where a file names a rule. */
export type Citation = { id: string; path: string; line: number }

const codes = [...areas, ...ownAreas].map(({ code }) => code).join('|')
const long = new RegExp(String.raw`\b(?:(?:${codes})-\d{2,3}|D-\d{3})\b`, 'g')
const short = /(?<![\w/.-])[FKT][1-9]\d?\b(?![-./'"`]\w)/g
/** `[K9, VEH-21]` in a title, also of a family that does not exist. */
const bracket = /(?<=\s)\[((?:[A-Z]{3}-\d{1,3}|D-\d{1,3}|[A-Z]\d{1,2})(?:(?:, | to )[A-Z]+-?\d+)*)\]/g

/**
 * Every rule that a file names. `VEH-21` and `D-127` are rules wherever they stand. `F12`, `K9` and `T5` also occur as values, so they
 * are rules in pages, in comments and in the brackets of a title only.
 */
export function citationsIn(path: string, text: string): Citation[] {
  const isPage = path.endsWith('.md')
  return text.split('\n').flatMap((words, at) => {
    const named = [
      ...[...words.matchAll(long)].map(([id]) => id),
      ...[...(isPage ? words : commentOf(words)).matchAll(short)].map(([id]) => id),
      ...[...words.matchAll(bracket)].flatMap(([, inside = '']) => inside.split(/, | to /)),
    ]
    return [...new Set(named)].map((id) => ({ id, path, line: at + 1 }))
  })
}

/** What follows the sign of a comment: in TypeScript, SQL, YAML and settings. */
function commentOf(line: string): string {
  return /(?:^\s*(?:\*|\/\*\*?|#|--|<!--)|(?:^|\s)(?:\/\/|\/\*))\s(.*)$/.exec(line)?.[1] ?? ''
}
