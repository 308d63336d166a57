import { create, type DropIn } from 'braintree-web-drop-in'
import stylesheet from 'braintree-web-drop-in/dropin.css?url'
import type { CardClient, Choice, ClientSettings, Confirmation } from '../card-client'
import { nonceInstrument } from '../nonce-instrument'
import { nonceProof } from '../nonce-proof'
import { threeDSecureRequest } from '../three-d-secure'
import { dropInOptions } from './drop-in-options'

/** Braintree's drop-in. Only a product that is set up for Braintree ever fetches this file. */
export function createClient(settings: ClientSettings, createDropIn = create): CardClient {
  let dropIn: DropIn | undefined
  let closed = false

  return {
    page: 'BRAINTREE',
    async open(places, heard) {
      const token = await settings.token()
      if (token === undefined || closed) return false
      addStylesheet()
      // It refuses with an error of its own when a part of it cannot be loaded.
      dropIn = await createDropIn(dropInOptions(settings, token, places.card)).catch(() => undefined)
      if (closed) void dropIn?.teardown()
      if (!dropIn || closed) return false
      dropIn.on('paymentMethodRequestable', () => heard.onChange(true))
      dropIn.on('noPaymentMethodRequestable', () => heard.onChange(false))
      return true
    },
    async choose(sum): Promise<Choice> {
      if (!dropIn) return { kind: 'unavailable' }
      if (!dropIn.isPaymentMethodRequestable()) return { kind: 'incomplete' }
      const threeDSecure = threeDSecureRequest(sum, await settings.clientIp())
      return dropIn.requestPaymentMethod({ threeDSecure }).then(
        (payload) => ({ kind: 'chosen', instrument: nonceInstrument(payload) }),
        (error: unknown) => afterError(error),
      )
    },
    confirm: async (instrument): Promise<Confirmation> => nonceProof(instrument),
    clear: () => dropIn?.clearSelectedPaymentMethod(),
    close() {
      closed = true
      void dropIn?.teardown()
    },
  }
}

/** From our own origin: without it the drop-in fetches its style from another, which our policy does not allow. */
function addStylesheet(): void {
  const id = 'braintree-dropin-stylesheet'
  if (document.getElementById(id)) return
  const link = document.createElement('link')
  link.id = id
  link.rel = 'stylesheet'
  link.href = stylesheet
  document.head.append(link)
}

/** Nothing has been sold yet: whatever went wrong, no money has moved. Its codes are inside what it wraps. */
function afterError(error: unknown): Choice {
  const inner: unknown = Reflect.get(Object(error), '_braintreeWebError')
  const code = String(Reflect.get(Object(inner), 'code') ?? '')
  if (code.startsWith('THREEDS_')) return { kind: 'refused', failure: 'not-authenticated' }
  return { kind: code.startsWith('HOSTED_FIELDS_') ? 'incomplete' : 'unavailable' }
}
