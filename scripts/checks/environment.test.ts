import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkEnvironment } from './environment.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'milepost-environment-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const plain = { colour: false }

describe('the environment of a check', () => {
  it('keeps what programs need and none of the product’s settings', () => {
    const variables = {
      PATH: '/bin',
      HOME: root,
      CI: 'true',
      LC_ALL: 'C',
      https_proxy: 'http://proxy',
      npm_config_cache: '/c',
    }
    const settings = {
      PORT: '80',
      DATABASE_URL: 'postgres://x',
      VITE_JOURNEY: 'flag_taxi',
      NODE_ENV: 'production',
      HOST: '::',
    }
    expect(checkEnvironment(root, { ...variables, ...settings }, plain)).toEqual({
      ...variables,
      NO_COLOR: '1',
    })
  })

  it.each([[undefined], ['/nonexistent']])('replaces a home of %s with a writable one', (home) => {
    const { HOME = '' } = checkEnvironment(root, { HOME: home }, plain)
    expect(HOME.startsWith(join(root, '.cache'))).toBe(true)
    expect(existsSync(HOME)).toBe(true)
  })
})
