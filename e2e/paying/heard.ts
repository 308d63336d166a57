import type { Page } from '@playwright/test'

/** Records the page's requests: our own calls by name, and every other origin. */
export function listen(page: Page) {
  const heard = { calls: [] as string[], bodies: [] as string[], origins: new Set<string>() }
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    heard.origins.add(origin)
    if (!pathname.startsWith('/api/')) return
    heard.calls.push(pathname.slice(pathname.lastIndexOf('/') + 1))
    heard.bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return {
    ...heard,
    times: (call: string) => heard.calls.filter((each) => each === call).length,
  }
}
