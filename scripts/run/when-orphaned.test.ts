import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const watch = `
  import { whenOrphaned } from ${JSON.stringify(new URL('./when-orphaned.mjs', import.meta.url).href)}
  setTimeout(() => {}, 30_000)
  whenOrphaned(() => { console.log('orphaned'); process.exit() })
  console.log('watching')`

const parent = `
  const { spawn } = require('node:child_process')
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(watch)}], { stdio: ['ignore', 'inherit', 'inherit'] })`

it('notices within a moment that its parent was killed', async () => {
  const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
  const words = child.stdout.setEncoding('utf8')
  expect(await once(words, 'data')).toEqual(['watching\n'])
  child.kill('SIGKILL')
  expect(await once(words, 'data')).toEqual(['orphaned\n'])
})
