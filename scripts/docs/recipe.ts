import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The numbered steps under a heading of CONTRIBUTING.md, as a terminal shows them. Generators print what is left to do from there, so
 * the page and the generator cannot differ.
 */
export function recipe(root: string, heading: string): string {
  return stepsUnder(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'), heading)
}

export function stepsUnder(page: string, heading: string): string {
  const lines = page.split('\n')
  const start = lines.indexOf(`## ${heading}`)
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.startsWith('## '))
  const section = end === -1 ? rest : rest.slice(0, end)
  const steps = section.filter((line) => /^(?:\d+\.|\s+-) /.test(line))
  if (start === -1 || steps.length === 0) throw new Error(`CONTRIBUTING.md has no steps under "${heading}"`)
  return steps.map(plain).join('\n')
}

/** Without the marks of Markdown; a link is its words. */
function plain(line: string): string {
  return line
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll('**', '')
}
