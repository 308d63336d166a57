import type { Call } from '@milepost/contract/call'
import { ownCodes } from '@milepost/contract/openapi/responses'
import * as z from 'zod/mini'
import { type Html, html } from '../html.ts'

/** One call on the API page: what it does, a form to try it, and its possible responses. */
export function callSection(call: Call): Html {
  const id = call.name
  return html`
    <article class="call" id="${id}" aria-labelledby="${id}-title">
      <h3 id="${id}-title"><span class="method ${call.method.toLowerCase()}">${call.method}</span> ${call.name}</h3>
      <p class="path"><code>${call.path}</code></p>
      <p>${call.summary} <span class="requirement">${call.requirement}</span></p>
      <form data-method="${call.method}" data-path="${call.path}" aria-labelledby="${id}-title" novalidate>
        ${fields(call, 'path', call.params)}${fields(call, 'query', call.query)}${fields(call, 'header', call.headers)}
        ${body(call)}
        <button type="submit">Send ${call.name}</button>
      </form>
      ${replies(call)}${refusals(call)}
      <div class="answer" role="status" hidden>
        <p class="outcome"></p>
        <details><summary>Response headers</summary><pre class="headers"></pre></details>
        <pre class="body" tabindex="0" role="group" aria-label="Response body"></pre>
      </div>
    </article>`
}

function fields(call: Call, place: 'path' | 'query' | 'header', schema: Call['query']): readonly Html[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = inputSchema(schema)
  return Object.entries(properties).map(([name, described]) => {
    const id = `${call.name}-${place}-${name}`
    const need = required.includes(name) ? '' : ' (optional)'
    return html`
      <div class="field">
        <label for="${id}">${name}${need} <span class="place">${place}</span></label>
        <input id="${id}" name="${name}" data-place="${place}" autocomplete="off" spellcheck="false"
          aria-describedby="${id}-form">
        <p class="hint" id="${id}-form">${inWords(described)}</p>
      </div>`
  })
}

function body(call: Call): Html | undefined {
  if (call.body === undefined) return undefined
  const schema = inputSchema(call.body)
  const id = `${call.name}-body`
  return html`
      <div class="field">
        <label for="${id}">Body <span class="place">application/json</span></label>
        <textarea id="${id}" name="body" rows="14" spellcheck="false" autocomplete="off">${pretty(exampleOf(schema))}</textarea>
        ${schemaDetails('Schema of the body', schema)}
      </div>`
}

function replies(call: Call): readonly Html[] {
  return Object.entries(call.replies).map(([status, reply]) =>
    typeof reply === 'string'
      ? html`<p class="reply"><strong>${status}</strong> ${reply === 'file' ? 'a file' : 'with nothing in it'}</p>`
      : schemaDetails(`${status} with`, outputSchema(reply)),
  )
}

/** The errors specific to this call; every call may also be refused, limited or fail. */
function refusals(call: Call): readonly Html[] {
  return Object.entries(ownCodes(call)).map(
    ([status, codes]) =>
      html`<p class="reply"><strong>${status}</strong> <code class="codes">${codes.join(', ')}</code></p>`,
  )
}

function schemaDetails(title: string, schema: JsonSchema): Html {
  return html`<details><summary>${title}</summary><pre tabindex="0">${pretty(schema)}</pre></details>`
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

/** "string, at most 9 characters, form ^[A-Z]+$" */
function inWords(described: unknown): string {
  const { type, enum: values, maxLength, pattern }: JsonSchema = Object(described)
  return [
    values === undefined ? (type ?? 'any') : `one of ${values.join(', ')}`,
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(pattern === undefined ? [] : [`form ${pattern}`]),
  ].join(', ')
}

/** The subset of JSON Schema that the API page shows. */
type JsonSchema = z.core.JSONSchema.JSONSchema

/** What a caller may send, as JSON Schema. */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** What a caller gets back, as JSON Schema. */
function outputSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
}

const DEEPEST = 12

/** A body with every field of the schema, to start from. */
export function exampleOf(schema: JsonSchema): unknown {
  return example(schema, schema.$defs ?? {}, 0)
}

function example(schema: JsonSchema, defs: Record<string, JsonSchema>, depth: number): unknown {
  if (depth > DEEPEST) return null
  const follow = (inner: unknown) => (isSchema(inner) ? example(inner, defs, depth + 1) : null)

  if (schema.$ref !== undefined) return follow(defs[schema.$ref.split('/').at(-1) ?? ''])
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum !== undefined) return schema.enum[0] ?? null
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (choice !== undefined) return follow(choice)

  const type: unknown = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, follow(inner)]),
      )
    case 'array':
      return isSchema(schema.items) ? [follow(schema.items)] : []
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'string':
      return ''
    default:
      return null
  }
}

function isSchema(inner: unknown): inner is JsonSchema {
  return typeof inner === 'object' && inner !== null
}
