import { originsOf } from '@milepost/domain/payment/payment-scripts'
import type { ClientData } from '../../../api/payment.ts'
import { parsedUrl } from '../../../ui/parsed-url.ts'
import { isQuietHtml } from './quiet-html.ts'

/** The origins whose scripts this page may run in addition to our own; none until a client is opened (PCI DSS 6.4.3). */
let allowed: readonly string[] = []

/**
 * Trusted Types, in browsers that have them: a string only becomes a script URL or markup through a policy that the page's headers
 * name (safety T16). Other browsers rely on the content security policy alone.
 */
type Policies = {
  createPolicy(
    name: string,
    rules: {
      createScriptURL: (address: string) => string | null
      createHTML?: (html: string) => string | null
      createScript?: (text: string) => string | null
    },
  ): { createScriptURL: (address: string) => string }
}

const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes')
const ours = policies?.createPolicy('milepost', { createScriptURL: listed })
let isDefaultMade = false

/**
 * Called before a provider's client is loaded. The sandbox's origin comes from the server. The real providers' code writes its own
 * URLs and small templates into the page; a default policy allows those, for the listed origins and forms only. Where the policy
 * returns null the browser blocks and reports it, like any other breach of the page's policy (`/csp-reports`).
 */
export function allowScriptsOf({ service, scriptUrl }: Pick<ClientData, 'service' | 'scriptUrl'>): void {
  if (service === 'sandbox') {
    allowed = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin]
    return
  }
  allowed = originsOf(service, 'script')
  if (isDefaultMade) return
  isDefaultMade = true
  policies?.createPolicy('default', {
    createScriptURL: (address) => (isOfOrigin(allowed, address) ? address : null),
    createHTML: (html) => (isQuietHtml(html) ? html : null),
    createScript: (text) => (isData(text) ? text : null),
  })
}

/** The URL of a script, in the type this browser requires. */
export function scriptAddress(address: string): string {
  return ours ? ours.createScriptURL(address) : listed(address)
}

function listed(address: string): string {
  if (!isOfOrigin(allowed, address)) throw new TypeError('No script of this origin runs on this page')
  return address
}

/** Braintree's fraud check reads its settings from a script element with JSON. A JSON object is data and never runs. */
function isData(text: string): boolean {
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Whether a URL is of one of these origins; a * matches any subdomain. */
export function isOfOrigin(origins: readonly string[], address: string): boolean {
  const url = parsedUrl(address)
  if (url === undefined) return false
  const { origin, protocol, hostname } = url
  return origins.some((each) => {
    const [, rest] = each.split('://*.')
    return rest === undefined ? origin === each : protocol === 'https:' && hostname.endsWith(`.${rest}`)
  })
}
