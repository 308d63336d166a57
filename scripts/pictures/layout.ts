import type { Browser, Page } from '@playwright/test'

/** The width at which GitHub shows a picture in a README, doubled for high-resolution screens. */
const WIDTH = 840
const SCALE = 2
const QUALITY = 0.75

/** Screenshots of equal height side by side, scaled alike: a phone stays small next to a wide screen. */
export function sideBySide(browser: Browser, screens: readonly Buffer[]): Promise<Buffer> {
  const images = screens.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`)
  return drawn(
    browser,
    `body { display: flex; gap: 12px; padding: 12px; background: #e7e9ee }
     img { display: block; border-radius: 8px; box-shadow: 0 1px 6px #0004 }`,
    images.join(''),
    async (page) => {
      await page.evaluate(
        async (room) => {
          const images = [...document.images]
          await Promise.all(images.map((image) => image.decode()))
          const whole = images.reduce((sum, { naturalWidth }) => sum + naturalWidth, 0)
          for (const image of images) image.style.width = `${(image.naturalWidth * room) / whole}px`
        },
        WIDTH - 12 * (screens.length + 1),
      )
    },
  )
}

/** Screenshots of one size in rows, each row with its name. */
export function contactSheet(
  browser: Browser,
  names: readonly string[],
  rows: readonly (readonly Buffer[])[],
  width: number,
): Promise<Buffer> {
  const row = (screens: readonly Buffer[], at: number) =>
    `<h2>${escaped(names[at] ?? '')}</h2><div>${screens
      .map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`)
      .join('')}</div>`
  return drawn(
    browser,
    `body { padding: 16px; background: #e7e9ee; font: 600 15px/1.5 "DejaVu Sans", Arial, sans-serif }
     h2 { margin: 12px 0 6px; font-size: 15px }
     div { display: grid; grid-template-columns: repeat(${rows[0]?.length ?? 1}, 1fr); gap: 12px }
     img { display: block; width: 100%; border-radius: 6px; box-shadow: 0 1px 6px #0004 }`,
    rows.map(row).join(''),
    async (page) => {
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
    },
    { width, scale: 1 },
  )
}

/** A terminal in which these commands were typed. */
export function terminal(
  browser: Browser,
  typed: readonly { command: string; output: string }[],
): Promise<Buffer> {
  const lines = typed.map(({ command, output }) => `<b>$ ${escaped(command)}</b>\n${escaped(output)}\n`)
  return drawn(
    browser,
    `pre { margin: 0; padding: 18px 22px; background: #14181f; color: #d7dce4; font: 12.5px/1.5 "DejaVu Sans Mono", Menlo, Consolas, monospace }
     b { color: #8fd3a3; font-weight: normal }`,
    `<pre>${lines.join('\n')}</pre>`,
  )
}

/** WebP at a README's width or wider: a browser is the only tool at hand that writes it. */
export async function toWebP(browser: Browser, png: Buffer, most = WIDTH * SCALE): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    const url = await page.evaluate(
      async ([source, most, quality]) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = Math.min(image.naturalWidth, most)
        canvas.height = Math.round((image.naturalHeight * canvas.width) / image.naturalWidth)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('This browser draws nothing')
        context.imageSmoothingQuality = 'high'
        context.drawImage(image, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL('image/webp', quality)
      },
      [`data:image/png;base64,${png.toString('base64')}`, most, QUALITY] as const,
    )
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  } finally {
    await page.close()
  }
}

async function drawn(
  browser: Browser,
  style: string,
  body: string,
  arrange = async (_page: Page): Promise<void> => undefined,
  { width, scale } = { width: WIDTH, scale: SCALE },
): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: 400 }, deviceScaleFactor: scale })
  try {
    const page = await context.newPage()
    await page.setContent(`<style>body { margin: 0 } ${style}</style>${body}`)
    await arrange(page)
    return await page.locator('body').screenshot()
  } finally {
    await context.close()
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
