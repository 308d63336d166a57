import type { Page } from '@playwright/test'

/** Records the page's requests while it is open: our own calls by name, and every origin that it contacts. */
export function listen(page: Page) {
  const traffic = { calls: [] as string[], bodies: [] as string[], origins: new Set<string>() }
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    traffic.origins.add(origin)
    if (!pathname.startsWith('/api/')) return
    traffic.calls.push(pathname.slice(pathname.lastIndexOf('/') + 1))
    traffic.bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return {
    ...traffic,
    times: (call: string) => traffic.calls.filter((each) => each === call).length,
  }
}
