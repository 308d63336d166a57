import type { ClientData } from '../../../api/payment.ts'
import type { CardClient, ClientSettings } from './card-client.ts'
import { allowScriptsOf } from './trusted-scripts.ts'

type Load = () => Promise<{ createClient: (settings: ClientSettings) => CardClient }>

/** Each client is its own chunk, loaded when the server names it: a card page loads no other provider's code (T27). */
const fields: Readonly<Partial<Record<ClientData['service'], Load>>> = {
  sandbox: () => import('./sandbox/sandbox-fields.ts'),
  stripe: () => import('./stripe/stripe-fields.ts'),
}
const dropIns: Readonly<Partial<Record<ClientData['service'], Load>>> = {
  sandbox: () => import('./sandbox/sandbox-drop-in.ts'),
  braintree: () => import('./braintree/braintree-page.ts'),
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
