import { originsOf } from '@milepost/domain/payment/payment-scripts'
import type { ClientData } from '../../../api/payment'
import { isQuietHtml } from './quiet-html'

/** Whose scripts this page may run beside our own; nobody's until a client is opened (PCI DSS 6.4.3). */
let allowed: readonly string[] = []

/**
 * Trusted Types, as browsers that have them want them: no text becomes a script's address or a piece of the page but through a policy
 * named in the page's own headers (safety T16). Others go by the content security policy alone.
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
 * Called before a provider's client is fetched. The sandbox's stands where the server says. The code of the real ones writes addresses
 * and small templates of its own into the page; a default policy lets that through, for them alone and as far as the table goes. What it
 * gives nothing for the browser refuses and reports, as any other breach of the page's policy (`/csp-reports`).
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

/** The address of a script, in the form this browser takes. */
export function scriptAddress(address: string): string {
  return ours ? ours.createScriptURL(address) : listed(address)
}

function listed(address: string): string {
  if (!isOfOrigin(allowed, address)) throw new TypeError('No script of this origin runs on this page')
  return address
}

/** Braintree's fraud check reads its settings from a script element that holds JSON. JSON of an object is read and never run. */
function isData(text: string): boolean {
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Whether an address is of one of these origins, a * in which stands for any name before the rest. */
export function isOfOrigin(origins: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname } = new URL(address)
  return origins.some((each) => {
    const [, rest] = each.split('://*.')
    return rest === undefined ? origin === each : protocol === 'https:' && hostname.endsWith(`.${rest}`)
  })
}
