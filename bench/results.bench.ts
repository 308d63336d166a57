import type { Page } from '@playwright/test'
import { openResults } from '../e2e/results/open-results.ts'
import { compare, figure, median } from './figures.ts'
import { newVisitor, withBrowser } from './wizard-browser.ts'

/**
 * Target: an extra added or removed on the page shows its new price within 1.5 times a bare call that prices the same, over a
 * phone's network. The page's time is from the click to the paint that shows the new price; the bare call is the same PUT from the
 * same browser, to the end of its response. Two customers with a quote each alternate, so that a busy moment of the machine affects
 * both. On the local network, where a call takes less time than drawing two frames, the same ratio is reported without a target.
 */
const ROUNDS = 8
const BAR = 1.5
const JOURNEY = 'acorn_pc'

/** Lighthouse's slow 4G connection. */
const phone = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const none = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

await withBrowser(async (browser) => {
  const [pressing, calling] = [await newVisitor(browser), await newVisitor(browser)]
  for (const page of [pressing, calling]) await openResults(page, JOURNEY)
  // The first of each opens connections and warms up code.
  await press(pressing, true)
  await call(calling, true)

  async function takeTurns(network: typeof phone) {
    for (const page of [pressing, calling]) await throttle(page, network)
    const onPage: number[] = []
    const bare: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const isAdded = round % 2 === 1
      onPage.push(await press(pressing, isAdded))
      bare.push(await call(calling, isAdded))
    }
    return { onPage, bare, ratio: median(onPage) / median(bare) }
  }
  const near = await takeTurns(none)
  const far = await takeTurns(phone)
  figure("an add-on change over a phone's network", inWords(far.onPage))
  figure('the bare call that prices it', inWords(far.bare))
  figure('the change in bare calls', `${far.ratio.toFixed(2)} of ${BAR.toFixed(2)}`)
  figure('an add-on change with no network between', inWords(near.onPage))
  figure('the bare call that prices it', inWords(near.bare))
  figure('the change in bare calls', near.ratio.toFixed(2))
  compare({
    measured: "an add-on change over a phone's network",
    ours: `${median(far.onPage).toFixed(0)} ms`,
    beside: `the bare call, ${median(far.bare).toFixed(0)} ms`,
    ratio: far.ratio,
    bar: { atMost: BAR },
  })
})

async function throttle(page: Page, network: typeof phone): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network })
}

/** In the page: from the click's time stamp to the first paint in which the price has changed. */
async function press(page: Page, isAdded: boolean): Promise<number> {
  const measured = await page.evaluateHandle(() => {
    const prices = document.querySelector('[data-part="ways"]')
    const before = prices?.textContent
    const pressed = new Promise<number>((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
    })
    return {
      painted: pressed.then(async (from) => {
        do await new Promise(requestAnimationFrame)
        while (prices?.textContent === before)
        const { port1, port2 } = new MessageChannel()
        await new Promise((resolve) => {
          port1.onmessage = resolve
          port2.postMessage('')
        })
        return performance.now() - from
      }),
    }
  })
  await page.getByRole('button', { name: isAdded ? 'Add Key Care' : 'Remove Key Care' }).click()
  return measured.evaluate(({ painted }) => painted)
}

/** The same change as a bare call; this customer's page is not involved. */
async function call(page: Page, isAdded: boolean): Promise<number> {
  return page.evaluate(
    async ([name, isSelected]) => {
      const stored = JSON.parse(sessionStorage.getItem(name) ?? '{}')
      const { quoteReference, underwritingOutcome } = stored.state.results
      const [option] = underwritingOutcome.underwrittenOptions
      const keyCare = option.underwrittenAddOns.filter(
        (addOn: { addOnCode: string }) => addOn.addOnCode === 'KEYCARE',
      )
      const body = JSON.stringify({
        quoteReference,
        underwritingResponseId: underwritingOutcome.underwritingOutcomeResponseId,
        selectedCoverUnderwrittenDataPointId: option.underwrittenCovers[0].underwrittenDataPointId,
        optionId: option.optionId,
        selectedAddOns: isSelected
          ? keyCare.map((addOn: { underwrittenDataPointId: string; addOnCode: string }) => ({
              underwrittenDataPointId: addOn.underwrittenDataPointId,
              code: addOn.addOnCode,
            }))
          : [],
      })
      const headers = { 'content-type': 'application/json', 'x-tenant': 'A', 'x-product': 'PC' }
      const from = performance.now()
      const response = await fetch('/api/v1/Quote/RepriceQuoteWithAddOnsQuote', {
        method: 'PUT',
        headers,
        body,
      })
      const results = await response.json()
      const took = performance.now() - from
      if (!response.ok) throw new Error(`The call was answered with ${response.status}`)
      stored.state.results = results
      sessionStorage.setItem(name, JSON.stringify(stored))
      return took
    },
    [`milepost:${JOURNEY}:results`, isAdded] as const,
  )
}

function inWords(times: readonly number[]): string {
  return `median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`
}
