import type { Page } from '@playwright/test'

type PurchaseChanges = {
  portalUserStatus?: 'PENDING' | 'USER_NOT_CREATED' | 'USER_CREATED' | 'USER_ALREADY_EXISTS'
  payment?: 'TAKEN' | 'HELD'
  /** How many of its two documents are ready. */
  arrived?: number
  isMonthly?: boolean
}

/** A policy as the server returns it, in a state that normally lasts a moment. */
export function aPolicy({ arrived = 2, isMonthly = false, ...more }: PurchaseChanges) {
  return {
    quoteReference: 'A-2345678923',
    policyNumber: 'A-10000001',
    firstName: 'Priya',
    email: 'priya@example.com',
    vehicle: 'FORD FOCUS',
    registration: 'AA19AAA',
    coverStart: '2030-11-16T09:00:00+00:00',
    coverEnd: '2031-11-15T23:59:00+00:00',
    term: 'annual',
    paidNow: isMonthly ? 74.75 : 477,
    payment: 'TAKEN',
    ...(isMonthly && {
      instalments: { firstOn: '2030-12-16', first: 45.71, standard: 45.7, count: 11 },
    }),
    automaticRenewal: false,
    documentsByPost: false,
    documents: ['Certificate of motor insurance', 'Policy schedule'].map((name, index) => ({
      id: `${index}`.repeat(22),
      fileName: `${name}.pdf`,
      name,
      kind: `paper-${index}`,
      isReady: index < arrived,
    })),
    proofs: [],
    portalUserStatus: 'USER_CREATED',
    ...more,
  }
}

type ServedPurchase = { policy: ReturnType<typeof aPolicy> | 'CHECKING' | 'NOT_CHARGED'; count: number }

/** Replies in place of the server from now on. The reply can be changed, and requests are counted. */
export async function sayPurchase(page: Page, policy: ServedPurchase['policy']): Promise<ServedPurchase> {
  const served: ServedPurchase = { policy, count: 0 }
  await rememberPurchase(page)
  await page.unroute('**/GetPurchase*')
  await page.route('**/GetPurchase*', (route) => {
    served.count += 1
    const isPolicy = typeof served.policy !== 'string'
    return route.fulfill({
      json: isPolicy ? { status: 'BOUGHT', policy: served.policy } : { status: served.policy },
    })
  })
  return served
}

/** The tab of the purchase stores the quote; without it nothing is requested. */
export async function rememberPurchase(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const journey = location.hostname.split('.', 1)[0]?.replaceAll('-', '_')
    const purchase = {
      quoteReference: 'A-2345678923',
      policyNumber: 'A-10000001',
      documents: [],
      portalUserStatus: 'USER_CREATED',
    }
    const name = `milepost:${journey}:bought`
    if (!sessionStorage.getItem(name))
      sessionStorage.setItem(name, JSON.stringify({ state: { bought: purchase }, version: 1 }))
  })
}
