import { expect, it } from 'vitest'
import { firstScripts } from './first-scripts.ts'

const files: Record<string, string> = {
  'assets/index.js': 'import{a as b}from"./part.js";import"./bare.js";b();import("./later.js")',
  'assets/part.js': 'var a=1;export*from"./deep.js";export{a}',
  'assets/bare.js': 'import{c}from"./part.js"',
  'assets/deep.js': 'const text="import x from\'./text.js\'"',
  'assets/early.js': '',
}
const page = `<script type="module" crossorigin src="/assets/index.js" nonce="x"></script>
  <link rel="modulepreload" crossorigin href="/assets/early.js">
  <link rel="stylesheet" href="/assets/index.css">`

it('finds every script that a page needs before it can be used, and none that it fetches later', () => {
  expect(firstScripts(page, (name) => files[name] ?? '')).toEqual([
    'assets/bare.js',
    'assets/deep.js',
    'assets/early.js',
    'assets/index.js',
    'assets/part.js',
  ])
})
