import type { Call, Host } from './call'
import { type About, subjects } from './openapi/about'
import { controllerOf, operationOf } from './openapi/operation'
import { createSchemaBook, type JsonSchema } from './openapi/schema-book'
import { schemesOf } from './openapi/security'

export type OpenApiInfo = About & {
  /** Addresses of the hosts that are not the API's own (D-006); without one a call is shown on the API's. */
  hosts?: { readonly [host in Host]?: string }
}

type Server = { url: string; description?: string }

export type OpenApiDocument = {
  openapi: '3.1.1'
  info: About
  servers: Server[]
  tags: { name: string; description?: string }[]
  paths: { [path: string]: { [method: string]: Operation } }
  components: {
    schemas: { [name: string]: JsonSchema }
    securitySchemes: ReturnType<typeof schemesOf>
  }
}

export type Operation = ReturnType<typeof operationOf> & { servers?: Server[] }

/** The OpenAPI document of these calls, made from the entries that also make the routes and the client. */
export function openApiDocument(
  calls: readonly Call[],
  { hosts = {}, ...info }: OpenApiInfo,
): OpenApiDocument {
  const book = createSchemaBook()
  const paths: OpenApiDocument['paths'] = {}
  for (const call of calls) {
    const url = call.host && hosts[call.host]
    const operation = { ...operationOf(call, book), ...(url && { servers: [{ url }] }) }
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation }
  }
  const controllers = new Set(calls.map(controllerOf))
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/', description: 'The host this document is read from.' }],
    tags: [...controllers].sort().map((name) => ({
      name,
      ...(subjects[name] !== undefined && { description: subjects[name] }),
    })),
    paths,
    components: { schemas: book.named(), securitySchemes: schemesOf(calls) },
  }
}
