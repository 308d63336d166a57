import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { labelOf, type WizardStepName } from '@milepost/domain/journeys/steps'
import type { Page } from '@playwright/test'
import { withEverything } from '../e2e/personas/with-everything'
import { at } from '../e2e/site'
import { answerStep, pathOf } from '../e2e/walking/walk'
import { root } from '../scripts/root.mjs'
import { figure, median } from './figures'
import { newVisitor, slowly, withBrowser } from './wizard-browser'

/**
 * Bars: Continue answers within 100 ms on a processor slowed down four times, from the press to the next step painted with its
 * heading; no file of script that a step fetches is more than 40 KB, gzipped.
 */
const ROUNDS = 5
const FINAL_HEADING = 'Check your answers'

const path = pathOf(withEverything)
const presses: { step: WizardStepName; ms: number }[] = []
const idle: number[] = []
const fetched = new Map<string, Map<string, number>>()

await withBrowser(async (browser) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await newVisitor(browser)
    const arrived: string[] = []
    page.on('response', (response) => arrived.push(new URL(response.url()).pathname))
    await page.goto(at(withEverything.journey))
    await page.getByRole('heading', { level: 1 }).waitFor()
    const shown = scriptsIn(arrived)
    for (const [index, step] of path.entries()) {
      await answerStep(page, step, withEverything)
      const following = path[index + 1]
      const heading = following ? labelOf(following) : FINAL_HEADING
      await page.getByRole('button', { name: 'Continue' }).focus()
      idle.push(await slowly(page, () => timeOf(page, 'Shift')))
      presses.push({ step, ms: await slowly(page, () => timeOf(page, 'Enter', heading)) })
      const now = scriptsIn(arrived)
      fetched.set(heading, new Map([...now].filter(([name]) => !shown.has(name))))
      for (const [name, size] of now) shown.set(name, size)
    }
    await page.context().close()
  }
})

for (const step of path) {
  const times = presses.filter((press) => press.step === step).map(({ ms }) => ms)
  figure(`Continue on ${labelOf(step)}, CPU slowed 4 times`, inWords(times))
}
figure('Continue on any step', `${inWords(presses.map(({ ms }) => ms))} of 100`)
figure('a key that does nothing, to the next paint', inWords(idle))
for (const [heading, files] of fetched) {
  const sizes = [...files.values()]
  const total = sizes.reduce((sum, size) => sum + size, 0)
  figure(
    `script fetched on the way to ${heading}`,
    `${sizes.length} files, ${inKilobytes(total)} KB, largest ${inKilobytes(Math.max(0, ...sizes))} KB of 40`,
  )
}

/** In the page: from the press's own time stamp to the first paint that shows the heading. */
async function timeOf(page: Page, key: string, heading?: string): Promise<number> {
  const measured = await page.evaluateHandle((wanted) => {
    const pressed = new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
    })
    return {
      painted: pressed.then(async (from) => {
        // Looked for before each paint; a message comes back after it.
        do await new Promise(requestAnimationFrame)
        while (wanted !== undefined && document.querySelector('h1')?.textContent !== wanted)
        const { port1, port2 } = new MessageChannel()
        await new Promise((resolve) => {
          port1.onmessage = resolve
          port2.postMessage('')
        })
        return performance.now() - from
      }),
    }
  }, heading)
  // A key, as a click has the browser tool look at what lies under the pointer, in the time that is measured.
  await page.keyboard.press(key)
  return measured.evaluate(({ painted }) => painted)
}

function scriptsIn(arrived: readonly string[]): Map<string, number> {
  const names = arrived.filter((name) => name.endsWith('.js'))
  return new Map(names.map((name) => [name, gzipSync(readFileSync(join(root, 'dist/web', name))).length]))
}

function inWords(times: readonly number[]): string {
  return `median ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
