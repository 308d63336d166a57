import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { allCalls } from '../all-calls.ts'
import { pounds } from '../fields/primitives.ts'
import { refusals } from '../testing/refusals.ts'
import { publicApi } from './about.ts'
import { openApiDocument } from './document.ts'

const { schemas } = openApiDocument(allCalls, publicApi).components

describe.each(['Pounds', 'SignedPounds'])('%s of the document', (name) => {
  it('accepts every price to the penny in an ordinary validator [D-198]', () => {
    const isValid = new Ajv2020().compile(schemas[name] ?? false)
    const refused: number[] = []
    for (let pence = 0; pence <= 250_000; pence += 1) if (!isValid(pence / 100)) refused.push(pence / 100)
    expect(refused).toEqual([])
  })

  it('describes the two decimals in words', () => {
    expect(schemas[name]?.['description']).toMatch(/^Pounds sterling with at most 2 decimals/)
  })
})

it('has no bound or step that comes from the limits of JavaScript numbers [API-44]', () => {
  const text = JSON.stringify(openApiDocument(allCalls, publicApi))
  expect(text).not.toContain('multipleOf')
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER))
})

it('leaves the refusal of parts of a penny to the server [D-198]', () => {
  expect(refusals(pounds, 594.165)).toEqual([': Send an amount in pounds with at most 2 decimals'])
  expect(refusals(pounds, 594.16)).toEqual([])
})
