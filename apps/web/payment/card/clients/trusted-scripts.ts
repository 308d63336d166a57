import { originsOf } from '@milepost/domain/payment/payment-scripts'
import type { ClientData } from '../../../api/client-data'
import { isOfOrigin } from './is-of-origin'

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
      createScriptURL: (address: string) => string
      createHTML?: (html: string) => string
      createScript?: (text: string) => string
    },
  ): { createScriptURL: (address: string) => string }
}

const policies: Policies | undefined = Reflect.get(globalThis, 'trustedTypes')
const ours = policies?.createPolicy('milepost', { createScriptURL: listed })
let isDefaultMade = false

/**
 * Called before a provider's client is fetched. The sandbox's stands where the server says. The code of the real ones writes addresses
 * and small templates of its own into the page; a default policy lets that through, for them alone and as far as the table goes.
 */
export function allowScriptsOf({ service, scriptUrl }: Pick<ClientData, 'service' | 'scriptUrl'>): void {
  if (service === 'sandbox') {
    allowed = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin]
    return
  }
  allowed = originsOf(service, 'script')
  if (isDefaultMade) return
  isDefaultMade = true
  policies?.createPolicy('default', { createScriptURL: listed, createHTML: quiet, createScript: data })
}

/** The address of a script, in the form this browser takes. */
export function scriptAddress(address: string): string {
  return ours ? ours.createScriptURL(address) : listed(address)
}

function listed(address: string): string {
  if (!isOfOrigin(allowed, address)) throw new TypeError('No script of this origin runs on this page')
  return address
}

/** A template that runs nothing by itself. */
function quiet(html: string): string {
  if (/<script|<iframe|<object|<embed|\son\w+\s*=|javascript:/i.test(html))
    throw new TypeError('Nothing that runs is written into this page')
  return html
}

/** Braintree's fraud check reads its settings from a script element that holds JSON. JSON is read and never run. */
function data(text: string): string {
  JSON.parse(text)
  return text
}
