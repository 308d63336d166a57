/// <reference types="node" />
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brandCodes, productCodes } from '@milepost/domain/terms/identity'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../all-calls.ts'
import { type Call, call } from '../call.ts'
import { priceRisk } from '../calls/aggregator.ts'
import { downloadDocumentById } from '../calls/document.ts'
import { saveDraft } from '../calls/draft.ts'
import { getVehicleDetailsByVrm, getVehicleMakes } from '../calls/lookup.ts'
import { makePaymentIntentV2 } from '../calls/payment.ts'
import { cancelPolicy } from '../calls/restart.ts'
import { requestObject, yesNo } from '../fields/primitives.ts'
import { backOfficeApi, publicApi } from './about.ts'
import { openApiDocument } from './document.ts'
import { namedSchemas } from './schemas.ts'

const whole = openApiDocument(allCalls, publicApi)
const operations = Object.values(whole.paths).flatMap((path) => Object.values(path))
const operationOf = (one: Call) => {
  const operation = openApiDocument([one], publicApi).paths[one.path]?.[one.method.toLowerCase()]
  if (!operation) throw new Error(`${one.name} is not in the document`)
  return operation
}

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(whole))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
  })

  it('has every call exactly once, at its method and path', () => {
    const written = Object.entries(whole.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
      ),
    )
    expect(written.sort()).toEqual(
      allCalls.map(({ method, path, name }) => `${method} ${path} ${name}`).sort(),
    )
  })

  it('has the tenant and product headers, with their codes, on every call [API-02]', () => {
    for (const { parameters } of operations) {
      expect(parameters.slice(0, 2)).toMatchObject([
        {
          name: 'x-tenant',
          in: 'header',
          required: true,
          schema: { enum: brandCodes },
        },
        {
          name: 'x-product',
          in: 'header',
          required: true,
          schema: { enum: productCodes },
        },
      ])
    }
  })

  it('has the 400 for invalid input on every call, as a problem', () => {
    for (const { responses } of operations) {
      expect(Object.keys(responses['400']?.content ?? {})).toEqual(['application/problem+json'])
    }
  })

  it('defines each entity once and refers to it', () => {
    expect(Object.keys(whole.components.schemas)).toContain('ProposerDetailsInput')
    const text = JSON.stringify(whole)
    expect(text.match(/"isHomeOwner":/g)).toHaveLength(2)
    expect(text).not.toContain('$defs')
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name ?? '',
    )
    expect([...new Set(referred)].sort()).toEqual(Object.keys(whole.components.schemas))
  })

  it('changes when a schema changes', () => {
    const changed = call({ ...saveDraft, body: requestObject({ really: yesNo }) })
    expect(operationOf(changed)).not.toEqual(operationOf(saveDraft))
    expect(operationOf(changed).requestBody?.content['application/json'].schema).toEqual({
      type: 'object',
      properties: { really: { type: 'boolean' } },
      required: ['really'],
      additionalProperties: false,
    })
  })

  it('groups calls by their subject', () => {
    expect(whole.tags.map(({ name }) => name)).toContain('ReferenceData')
    expect(operationOf(getVehicleDetailsByVrm).tags).toEqual(['Vehicle'])
  })

  it('names its server, its contact and the document with the other calls [API-42]', () => {
    expect(whole.servers).toEqual([{ url: '/', description: expect.any(String) }])
    expect(whole.info).toMatchObject({
      contact: { email: expect.any(String) },
      license: { url: expect.any(String) },
    })
    expect(whole.info.description).toContain(backOfficeApi.title)
    expect(backOfficeApi.description).toContain(publicApi.title)
  })

  it('has a scheme for each key and for the session, and lists none of them as a parameter [D-219] [D-250]', () => {
    expect(whole.components.securitySchemes).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
      siteKey: { type: 'apiKey', in: 'header', name: 'x-site-key' },
      serviceKey: { type: 'apiKey', in: 'header', name: 'x-service-key' },
    })
    const securityOf = (one: Call) => operationOf(one).security
    expect(securityOf(priceRisk)).toEqual([{ siteKey: [] }])
    expect(securityOf(cancelPolicy)).toEqual([{ serviceKey: [] }])
    expect(securityOf(downloadDocumentById)).toEqual([{ session: [] }])
    expect(securityOf(getVehicleDetailsByVrm)).toEqual([{ session: [] }, {}])
    expect(securityOf(getVehicleMakes)).toEqual([])
    const names = operations.flatMap(({ parameters }) => parameters.map(({ name }) => name))
    expect(names.filter((name) => /key$/.test(name))).toEqual(['idempotency-key'])
    const onlyMakes = openApiDocument([getVehicleMakes], publicApi)
    expect(onlyMakes.components.securitySchemes).toEqual({})
  })

  it('has 405 with Allow on every call, and Retry-After on 429 and 503 [API-47]', () => {
    for (const { responses } of operations) {
      expect(responses['405']?.headers).toHaveProperty('allow')
      for (const status of ['429', '503']) expect(responses[status]?.headers).toHaveProperty('retry-after')
    }
  })

  it('describes every call, subject and parameter', () => {
    for (const { description, operationId, parameters } of operations) {
      expect(description.length, operationId).toBeGreaterThan(40)
      for (const parameter of parameters)
        expect(parameter.description, `${operationId} ${parameter.name}`).toBeTruthy()
    }
    for (const { name, description } of whole.tags) expect(description, name).toBeTruthy()
  })

  it('shows a call of another host with the URL of that host', () => {
    const { paths } = openApiDocument(allCalls, { ...publicApi, hosts: { payment: 'https://pay.example' } })
    expect(paths['/api/v1/Checkouts/GetDropInUiToken']?.['get']?.servers).toEqual([
      { url: 'https://pay.example' },
    ])
    expect(paths['/api/v1/RestartPolicy/RestartPolicy']?.['post']).not.toHaveProperty('servers')
  })
})

describe('an operation', () => {
  it('lists path, query and header parameters, each with its schema and whether it is required', () => {
    expect(operationOf(downloadDocumentById).parameters[2]).toMatchObject({
      name: 'documentId',
      in: 'path',
      required: true,
    })
    expect(operationOf(getVehicleDetailsByVrm).parameters[2]).toMatchObject({
      name: 'VehicleRegistration',
      in: 'query',
      required: true,
      schema: { type: 'string' },
    })
    expect(operationOf(makePaymentIntentV2).parameters[2]).toMatchObject({
      name: 'provider',
      in: 'header',
      required: false,
      schema: { enum: ['STRIPE', 'BRAINTREE'], default: 'BRAINTREE' },
    })
  })

  it('distinguishes files, empty replies and problems', () => {
    expect(Object.keys(operationOf(downloadDocumentById).responses['200']?.content ?? {})).toContain(
      'application/pdf',
    )
    expect(operationOf(getVehicleDetailsByVrm).responses['204']).toEqual({
      description: 'Could not find vehicle associated with requested registration.',
    })
    expect(operationOf(downloadDocumentById).responses['404']?.description).toBe(
      'Refused: DOCUMENT_NOT_FOUND.',
    )
    expect(operationOf(getVehicleDetailsByVrm).responses['503']?.description).toBe(
      'Refused: PROVIDER_UNAVAILABLE, UNAVAILABLE.',
    )
  })

  it('has 415 only if the call has a body', () => {
    expect(operationOf(saveDraft).responses).toHaveProperty('415')
    expect(operationOf(getVehicleDetailsByVrm).responses).not.toHaveProperty('415')
  })
})

it('has a name in the document for every shape', async () => {
  const folder = fileURLToPath(new URL('../shapes/', import.meta.url))
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const nameless: string[] = []
  let shapes = 0
  for (const file of files) {
    const exported: { [name: string]: unknown } = await import(`../shapes/${file.slice(0, -3)}.ts`)
    for (const [name, value] of Object.entries(exported)) {
      if (!(value instanceof z.ZodMiniType)) continue
      shapes += 1
      if (!namedSchemas.has(value)) nameless.push(name)
    }
  }
  expect(shapes).toBeGreaterThan(60)
  expect(nameless).toEqual([])
})
