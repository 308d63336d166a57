import { allCalls } from '@milepost/contract/all-calls'
import { publicApi } from '@milepost/contract/openapi/about'
import { openApiDocument } from '@milepost/contract/openapi/document'
import type { Schemas } from './drawn.ts'
import type { Request } from './request.ts'

/** One operation of the OpenAPI document, as a reader of it knows it. */
export type Operation = {
  name: string
  /** Which listener serves it. */
  at: Request['at']
  method: string
  path: string
  parameters: readonly { name: string; in: string; required: boolean; schema: unknown }[]
  body: unknown
  /** The statuses that it declares. */
  statuses: ReadonlySet<number>
}

const backOffice = new Set(allCalls.filter(({ access }) => access === 'service-key').map(({ name }) => name))
const document = openApiDocument(allCalls, publicApi)

export const schemas: Schemas = document.components.schemas

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: operation.operationId,
    at: backOffice.has(operation.operationId) ? 'office' : 'public',
    method: method.toUpperCase(),
    path,
    parameters: operation.parameters,
    body: operation.requestBody?.content['application/json'].schema,
    statuses: new Set(Object.keys(operation.responses).map(Number)),
  })),
)
