import type { ClientData } from '../../../api/payment'
import type { CardClient, ClientSettings } from './card-client'
import { allowScriptsOf } from './trusted-scripts'

type Load = () => Promise<{ createClient: (settings: ClientSettings) => CardClient }>

/** Each client is its own chunk, loaded when the server names it: a card page loads no other provider's code (T27). */
const fields: Readonly<Partial<Record<ClientData['service'], Load>>> = {
  sandbox: () => import('./sandbox/sandbox-fields'),
  stripe: () => import('./stripe/stripe-fields'),
}
const dropIns: Readonly<Partial<Record<ClientData['service'], Load>>> = {
  sandbox: () => import('./sandbox/sandbox-drop-in'),
  braintree: () => import('./braintree/braintree-page'),
}

/**
 * Which card page to show: separate fields for Stripe; the drop-in for Braintree, for no provider and for an unknown one (CRD-22).
 */
export function hasFields({ provider }: Pick<ClientData, 'provider'>): boolean {
  return provider === 'STRIPE'
}

/** Undefined if there is no such client, or it could not be loaded. */
export async function loadClient(settings: ClientSettings): Promise<CardClient | undefined> {
  const { data } = settings
  const load = (hasFields(data) ? fields : dropIns)[data.service]
  allowScriptsOf(data)
  return load?.().then(
    ({ createClient }) => createClient(settings),
    () => undefined,
  )
}
