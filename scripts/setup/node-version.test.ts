import { describe, expect, it } from 'vitest'
import { nodeVersionProblem } from './node-version.mjs'

describe('the Node that runs us', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.3.1', '120.0.0'])('may be %s', (version) => {
    expect(nodeVersionProblem(version, '>=20.19')).toBeUndefined()
  })

  it.each(['20.18.3', '18.20.0', '9.99.99'])('may not be %s, and both versions are named', (version) => {
    const problem = nodeVersionProblem(version, '>=20.19')
    expect(problem).toContain('20.19 or newer')
    expect(problem).toContain(version)
  })
})
