import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { fileName, openRecording } from './recording.ts'

const folder = mkdtempSync(join(tmpdir(), 'milepost-recording-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('writes normalised JSON with sorted keys, one value per line', () => {
  openRecording(folder, '2026-11-17').json('prices/one.json', {
    total: 1,
    on: '2026-11-17',
    list: [{ b: 2, a: 1 }],
  })
  expect(readFileSync(join(folder, 'prices/one.json'), 'utf8')).toBe(
    '{\n "list": [\n  {\n   "a": 1,\n   "b": 2\n  }\n ],\n "on": "<today>",\n "total": 1\n}\n',
  )
})

it('names a file after the words of a page', () => {
  expect(fileName('Step: Vehicle Details, with errors')).toBe('step-vehicle-details-with-errors')
  expect(fileName("Sorry, we can't offer you a quote")).toBe('sorry-we-can-t-offer-you-a-quote')
})
