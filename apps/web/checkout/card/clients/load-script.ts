import { scriptAddress } from './trusted-scripts.ts'

const loading = new Map<string, Promise<boolean>>()

/**
 * Adds a provider's script to the page, once. The page's policy only lets our own scripts do so. False if it could not be loaded or
 * is not allowed here; the next call then tries again.
 */
export async function loadScript(address: string): Promise<boolean> {
  const fetched = loading.get(address) ?? added(address).catch(() => false)
  loading.set(address, fetched)
  const isLoaded = await fetched
  if (!isLoaded) loading.delete(address)
  return isLoaded
}

function added(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.async = true
    script.src = scriptAddress(address)
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => {
      script.remove()
      resolve(false)
    })
    document.head.append(script)
  })
}
