import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changedFiles } from './changed-files.ts'

let clone: string
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'milepost-changed-'))
  git('init', '--quiet', '--initial-branch=main')
  commit('first.ts')
})
afterEach(() => rmSync(clone, { recursive: true }))

function git(...args: string[]): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...who, ...args], { cwd: clone, stdio: 'pipe' })
}

function write(name: string): void {
  writeFileSync(join(clone, name), `${name} ${Math.random()}`)
}

function commit(name: string): void {
  write(name)
  git('add', '--all')
  git('commit', '--quiet', '-m', name)
}

it('lists what a branch changed, committed or not', () => {
  git('checkout', '--quiet', '-b', 'work')
  commit('committed.ts')
  write('new.ts')
  write('first.ts')
  const { since, files } = changedFiles(clone, undefined)
  expect(since).toBe('main')
  expect([...files].sort()).toEqual(['committed.ts', 'first.ts', 'new.ts'])
})

it('lists on main what is not committed, or else the last commit', () => {
  write('new.ts')
  expect(changedFiles(clone, undefined)).toEqual({ since: 'main', files: ['new.ts'] })
  commit('second.ts')
  expect(changedFiles(clone, undefined).files).toContain('second.ts')
})

it('lists what changed since a commit that is named, and refuses one that is not there', () => {
  commit('second.ts')
  commit('third.ts')
  expect(changedFiles(clone, 'HEAD~1').files).toEqual(['third.ts'])
  expect(() => changedFiles(clone, 'nowhere')).toThrow()
})

it('leaves out files that are gone', () => {
  rmSync(join(clone, 'first.ts'))
  expect(changedFiles(clone, undefined).files).toEqual([])
})
