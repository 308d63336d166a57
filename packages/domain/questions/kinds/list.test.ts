import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers } from '../answers.ts'
import { appended, canAppend, list, mustStayOpen, removedAt, replacedAt } from './list.ts'

it('is stored by its editor, and refuses an entry begun and not added', () => {
  const asking = { terms: journeys.acorn_pc, answers: noAnswers, subject: {}, today: localDate('2026-11-15') }
  expect(list.read('anything', asking)).toMatchObject({ ok: false, key: 'entryUnfinished' })
})

describe('editing a list', () => {
  const entries = ['a', 'b', 'c']

  it('appends an added entry, replaces an edited one at its index, and drops a removed one [MOD-06]', () => {
    expect(appended(entries, 'd', 5)).toEqual(['a', 'b', 'c', 'd'])
    expect(replacedAt(entries, 1, 'x')).toEqual(['a', 'x', 'c'])
    expect(removedAt(entries, 0)).toEqual(['b', 'c'])
  })

  it('adds nothing to a full list', () => {
    expect(canAppend(entries, 3)).toBe(false)
    expect(appended(entries, 'd', 3)).toEqual(entries)
    expect(canAppend(entries, 4)).toBe(true)
  })

  it('keeps the form of an empty list open, also after the last entry is removed', () => {
    expect(mustStayOpen([])).toBe(true)
    expect(mustStayOpen(removedAt(['a'], 0))).toBe(true)
    expect(mustStayOpen(entries)).toBe(false)
  })
})
