// @vitest-environment happy-dom
import { saveDraft } from '@milepost/contract/calls/draft'
import { getVehicleDetailsByVrm } from '@milepost/contract/calls/lookup'
import { expect, it } from 'vitest'
import { docsPage } from './docs-page.ts'
import { docsScript } from './docs-script.ts'

/** Server code has no browser types. */
const browser = Object(globalThis)

/** The API page in a browser that records what is sent and replies as the test says. */
function open(answer: () => Promise<Response>) {
  const sent: unknown[] = []
  // Without its head: there is no server here to load the style and script from.
  const page = docsPage([getVehicleDetailsByVrm, saveDraft])('nonce').replace(/<head>.*<\/head>/s, '')
  const document = new browser.DOMParser().parseFromString(page, 'text/html')
  const fetch = (...request: unknown[]) => {
    sent.push(request)
    return answer()
  }
  browser.sessionStorage.clear()
  new Function('document', 'fetch', docsScript)(document, fetch)

  const submit = async (call: string) => {
    document.querySelector(`#${call} form`).dispatchEvent(new browser.Event('submit', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const text = (selector: string) => document.querySelector(selector).textContent
  return { document, sent, submit, text }
}

it('sends what was typed, with the chosen brand and product, and shows the answer', async () => {
  const { document, sent, submit, text } = open(async () =>
    Response.json({ year: 2019 }, { headers: { 'x-request-id': 'r1' } }),
  )
  document.querySelector('[data-header="x-tenant"]').value = 'M'
  document.querySelector('#GetVehicleDetailsByVrm input').value = 'AA19 AAA&x=1'
  await submit('GetVehicleDetailsByVrm')
  expect(sent).toEqual([
    [
      '/api/v1/Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=AA19+AAA%26x%3D1',
      { method: 'GET', headers: { 'x-tenant': 'M', 'x-product': 'PC' }, body: undefined },
    ],
  ])
  expect(text('#GetVehicleDetailsByVrm .outcome')).toMatch(/^200 .* in \d+ ms$/)
  expect(text('#GetVehicleDetailsByVrm .headers')).toContain('x-request-id: r1')
  expect(text('#GetVehicleDetailsByVrm .answer .body')).toBe('{\n  "year": 2019\n}')
})

it('sends the body exactly as it is in the editor', async () => {
  const { document, sent, submit, text } = open(async () => new Response(null, { status: 204 }))
  document.querySelector('#SaveDraft textarea').value = '{"draftId":"changed by hand"}'
  await submit('SaveDraft')
  const [[url, options]] = Object(sent)
  expect(url).toBe('/api/v1/Draft/SaveDraft')
  expect(options.headers['content-type']).toBe('application/json')
  expect(options.body).toBe('{"draftId":"changed by hand"}')
  expect(text('#SaveDraft .answer .body')).toBe('Nothing in the body.')
})

it('shows an answer as text, never as a page', async () => {
  const { document, submit, text } = open(async () => new Response('<img src=x>', { status: 502 }))
  await submit('GetVehicleDetailsByVrm')
  expect(text('#GetVehicleDetailsByVrm .answer .body')).toBe('<img src=x>')
  expect(document.querySelector('img')).toBeNull()
})

it('shows a message when the server does not answer', async () => {
  const { submit, text } = open(async () => Promise.reject(new TypeError('offline')))
  await submit('GetVehicleDetailsByVrm')
  expect(text('#GetVehicleDetailsByVrm .outcome')).toBe('No answer: the server could not be reached.')
})
