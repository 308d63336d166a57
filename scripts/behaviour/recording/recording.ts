import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { normalise } from './normalise.ts'

/** A folder of plain text files that two runs of one tree fill identically. */
export type Recording = {
  text(file: string, text: string): void
  /** With sorted keys, because their order does not matter. */
  json(file: string, value: unknown): void
}

export function openRecording(folder: string, today: string): Recording {
  const text = (file: string, words: string) => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${normalise(words, today).trimEnd()}\n`)
  }
  return { text, json: (file, value) => text(file, JSON.stringify(sorted(value), undefined, 1)) }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, part]) => [name, sorted(part)]))
}

/** A valid file name made from the words of a page or an email. */
export function fileName(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
