import type { Call, Host } from './call'
import { controllerOf, operationOf } from './openapi/operation'
import { createSchemaBook, type JsonSchema } from './openapi/schema-book'

export type OpenApiInfo = {
  title: string
  version: string
  description?: string
  /** Addresses of the hosts that are not the API's own (D-006); without one a call is shown on the API's. */
  hosts?: { readonly [host in Host]?: string }
}

export type OpenApiDocument = {
  openapi: '3.1.1'
  info: { title: string; version: string; description?: string }
  tags: { name: string }[]
  paths: { [path: string]: { [method: string]: Operation } }
  components: { schemas: { [name: string]: JsonSchema } }
}

export type Operation = ReturnType<typeof operationOf> & { servers?: { url: string }[] }

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
    tags: [...controllers].map((name) => ({ name })),
    paths,
    components: { schemas: book.named() },
  }
}
