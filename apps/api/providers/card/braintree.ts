import type { BraintreeGateway, Environment } from 'braintree'
import type {
  CardClientSettings,
  CardProvider,
  CardProviderName,
} from '../../purchase/attempt/provider-ports.ts'
import { braintreeEvents } from './braintree-events.ts'
import { braintreeTransactions } from './braintree-transactions.ts'
import { transactionProvider } from './drop-in/transaction-provider.ts'
import type { LibraryDeps } from './library-calls.ts'

export type BraintreeAccount = {
  environment: 'sandbox' | 'production'
  merchantId: string
  publicKey: string
  privateKey: string
  /** An address other than the environment's own, without the path. */
  url: string | undefined
  /** `braintree`, with the brand's slug if the account is one brand's own. */
  name: CardProviderName
  client: CardClientSettings
}

/** Braintree through its own library, which is loaded only if it is used. */
export async function braintreeCards(account: BraintreeAccount, deps: LibraryDeps): Promise<CardProvider> {
  const library = (await import('braintree')).default
  const { name, environment, merchantId, publicKey, privateKey, url, client } = account
  const own = environment === 'production' ? library.Environment.Production : library.Environment.Sandbox
  const gateway: BraintreeGateway = new library.BraintreeGateway({
    environment: url === undefined ? own : environmentAt(library.Environment, url),
    merchantId,
    publicKey,
    privateKey,
  })
  // The library's default is a minute.
  gateway.config.timeout = deps.limits.attemptMs
  return transactionProvider(braintreeTransactions(gateway, client.merchantAccountId, deps), {
    name,
    client,
    ...braintreeEvents({ publicKey, privateKey }),
  })
}

function environmentAt(Place: typeof Environment, url: string): Environment {
  const { protocol, hostname, port } = new URL(url)
  const isSafe = protocol === 'https:'
  const at = port || (isSafe ? '443' : '80')
  return new Place(hostname, at, '', isSafe, hostname, at)
}
