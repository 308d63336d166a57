import { allCalls } from '@milepost/contract/all-calls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { routes } from '../../wiring/public-api.ts'
import { testPorts } from './testing/ports.ts'
import { testServer } from './testing/test-server.ts'

const server = async () => (await testServer({ routes: routes(testPorts) })).app
const routed = routes(testPorts).map(({ call }) => call)

it('describes the routed calls and no others', async () => {
  const response = await (await server()).inject('/api/openapi.json')
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const document = response.json()
  expect((await new Validator().validate(document)).valid).toBe(true)
  expect(Object.keys(document.paths).toSorted()).toEqual(routed.map(({ path }) => path).toSorted())
  expect(routed.length).toBeLessThan(allCalls.length)
})

it('shows each routed call on a page with a form for every parameter', async () => {
  const response = await (await server()).inject('/api/docs')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { name, path } of routed) {
    expect(response.body).toContain(`id="${name}"`)
    expect(response.body).toContain(`data-path="${path}"`)
  }
  expect(response.body).toContain('name="VehicleRegistration" data-place="query"')
  expect(response.body).toContain('<textarea id="SaveDraft-body"')
  expect(response.body).toContain('<option>CRT</option>')
})

it('is valid, labelled HTML', async () => {
  // Calls are alike on the page: a third of them in every run, all in the long run (docs/decisions/0019).
  const some = routes(testPorts).filter((_route, place) => process.env['LONG'] || place % 3 === 0)
  const response = await (await testServer({ routes: some })).app.inject('/api/docs')
  const rules = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'no-trailing-whitespace': 'off' },
  })
  const report = await rules.validateString(response.body)
  expect(
    report.results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
  ).toEqual([])
})

it('runs under the content security policy: a script with its nonce, no inline style or handler', async () => {
  const response = await (await server()).inject('/api/docs')
  const nonce = /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1]
  expect(response.body).toContain(`<script type="module" src="/api/docs/docs.js" nonce="${nonce}"></script>`)
  expect(response.body).not.toMatch(/<style|style=| on\w+=/)
})

it.each([
  ['/api/docs/docs.css', 'text/css'],
  ['/api/docs/docs.js', 'text/javascript'],
])('serves %s', async (url, type) => {
  const response = await (await server()).inject(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe(`${type}; charset=utf-8`)
})

it('shows the longest call name in full on a screen of 1280 pixels', async () => {
  const { body } = await (await server()).inject('/api/docs/docs.css')
  const wide = body.slice(body.indexOf('@media (min-width: 80rem)'))
  expect(wide).toMatch(/\.page \{ grid-template-columns: max-content minmax\(0, 1fr\)/)
  expect(wide).toContain('nav li a { white-space: nowrap; }')
})

it('is not served if it is switched off', async () => {
  const { app } = await testServer({ routes: routes(testPorts), servesApiDocs: false })
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/docs.css', '/api/docs/docs.js'])
    expect((await app.inject(url)).statusCode, url).toBe(404)
})
