import { expect, it } from 'vitest'
import { allCalls } from '../all-calls.ts'
import { publicApi } from './about.ts'
import { openApiDocument } from './document.ts'

it('no call accepts or returns a password, a user name or a role [SEC-01] [D-053]', () => {
  const document = JSON.stringify(openApiDocument(allCalls, publicApi))
  // Names are single words; their descriptions are sentences.
  const names = document.match(/"[\w.-]+"/g) ?? []
  expect(names.length).toBeGreaterThan(1_000)
  expect(names.filter((name) => /password|user-?name|log-?in|role/i.test(name))).toEqual([])
})
