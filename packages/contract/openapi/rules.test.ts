import { createConfig, lintFromString } from '@redocly/openapi-core'
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { describe, expect, it } from 'vitest'
import { allCalls } from '../all-calls.ts'
import type { Call } from '../call.ts'
import { type About, backOfficeApi, publicApi } from './about.ts'
import { openApiDocument } from './document.ts'

const isOfBackOffice = ({ access }: Call) => access === 'service-key'
const documents: readonly [string, About, readonly Call[]][] = [
  ['the public document', publicApi, allCalls.filter((call) => !isOfBackOffice(call))],
  ['the back office document', backOfficeApi, allCalls.filter(isOfBackOffice)],
]

describe.each(documents)('%s', (_name, about, calls) => {
  const source = JSON.stringify(openApiDocument(calls, about))

  it('passes the recommended rules of Redocly [API-44]', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const found = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(
      found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([])
  })

  it('passes all OpenAPI rules of Spectral [API-44]', async () => {
    const spectral = new Spectral()
    // The types of the two packages disagree about what a ruleset must contain.
    spectral.setRuleset({ extends: [[oas as unknown as RulesetDefinition, 'all']] })
    const found = await spectral.run(JSON.parse(source))
    expect(found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([])
  })
})
