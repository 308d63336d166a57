import type { Call } from '@milepost/contract/call'
import { PRODUCT_HEADER, TENANT_HEADER } from '@milepost/contract/tenancy'
import { brandCodes, productCodes } from '@milepost/domain/terms/identity'
import { type Html, html } from '../html.ts'
import { callSection } from './call-section.ts'

/** The page to read and try the API, generated from the contract so that the two cannot differ. */
export function docsPage(calls: readonly Call[]): (nonce: string) => string {
  const groups = grouped(calls)
  const middle = html`
    <header class="top">
      <p class="mark">Milepost <span>API</span></p>
      <a href="/api/openapi.json">OpenAPI document</a>
    </header>
    <div class="page">
      <nav aria-label="Calls">${[...groups].map(navigation)}</nav>
      <main>
        <h1>Read and try every call</h1>
        <p class="lead">Every call carries a brand and a product. Errors are <code>application/problem+json</code> with a
          <code>code</code>, a <code>message</code> and the fields that are wrong.</p>
        <div class="tenancy" role="group" aria-label="Brand and product">
          ${picker(TENANT_HEADER, 'Brand', brandCodes)}${picker(PRODUCT_HEADER, 'Product', productCodes)}
        </div>
        ${[...groups].map(([name, members]) => html`<h2>${name}</h2>${members.map(callSection)}`)}
      </main>
    </div>`.text
  return (nonce) =>
    `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Milepost API</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/api/docs/docs.css">
  <script type="module" src="/api/docs/docs.js" nonce="${nonce}"></script>
</head>
<body>${middle}</body>
</html>
`
}

function grouped(calls: readonly Call[]): Map<string, Call[]> {
  const groups = new Map<string, Call[]>()
  for (const call of calls) {
    const controller = call.path.split('/')[3] ?? ''
    groups.set(controller, [...(groups.get(controller) ?? []), call])
  }
  return groups
}

function navigation([name, calls]: [string, readonly Call[]]): Html {
  return html`<p>${name}</p><ul>${calls.map((call) => html`<li><a href="#${call.name}">${call.name}</a></li>`)}</ul>`
}

function picker(header: string, label: string, codes: readonly string[]): Html {
  return html`
          <div class="field">
            <label for="${header}">${label} <span class="place">${header}</span></label>
            <select id="${header}" data-header="${header}">${codes.map((code) => html`<option>${code}</option>`)}</select>
          </div>`
}
