import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brands, themes } from '@milepost/brands/brands'
import { markSvg } from '@milepost/brands/generated-files'
import { brandCodes } from '@milepost/domain/terms/identity'
import { chromium } from '@playwright/test'
import { node, npm } from '../contract/clients.mjs'
import { root } from '../root.mjs'
import { findBrowser } from '../setup/browser.mjs'

/**
 * `npm run email-template`: compiles email.mjml into the HTML that the API fills in, and draws the brands' marks as PNG, because
 * email programs show no SVG. MJML is installed only for this: it loads in two thirds of a second and brings two hundred packages.
 */
const folder = join(root, 'apps/api/platform/email/template')
const tools = join(root, 'scripts/email-template/tools')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function compiledTemplate(): Promise<string> {
  const source = readFileSync(join(folder, 'email.mjml'), 'utf8')
  const mjml2html = createRequire(join(tools, 'package.json'))('mjml')
  const { html, errors } = await mjml2html(source, { validationLevel: 'soft', keepComments: false })
  // MJML rejects a slot as a colour or length; any other problem is a mistake.
  const mistakes = errors.filter(({ message }: { message: string }) => !message.includes('{{'))
  if (mistakes.length > 0) throw new Error(JSON.stringify(mistakes, undefined, 2))
  const lines = html.split('\n').map((line: string) => line.trim())
  const tidy = lines.filter((line: string) => line !== '').join('\n')
  return `/** Written by npm run email-template from email.mjml. Do not edit. */
export const madeFrom = '${sha256(source)}'

export const compiledTemplate = ${JSON.stringify(tidy.split('\n'), undefined, 2)}.join('\\n')
`
}

/** Twice the size it is shown at. With its own background, because an email program in dark mode leaves pictures unchanged. */
async function drawnMarks(): Promise<string> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: { width: 88, height: 88 } })
  const rows: string[] = []
  for (const code of brandCodes) {
    const svg = markSvg(brands[code], themes[code])
    await page.setContent(`<style>body{margin:0}svg{display:block;width:88px;height:88px}</style>${svg}`)
    const png = (await page.screenshot()).toString('base64')
    rows.push(`${code}: { madeFrom: '${sha256(svg)}', png: '${png}' }`)
  }
  await browser.close()
  return `import type { BrandCode } from '@milepost/domain/terms/identity'

/** Written by npm run email-template from the marks of the brands. Do not edit. A brand without one is named in text alone. */
export const marks: Readonly<Partial<Record<BrandCode, { madeFrom: string; png: string }>>> = {
${rows.map((row) => `  ${row},`).join('\n')}
}
`
}

if (!(await npm(['ci', '--no-engine-strict', '--loglevel=error'], tools))) process.exit(1)
writeFileSync(join(folder, 'compiled-template.ts'), await compiledTemplate())
writeFileSync(join(folder, 'marks.ts'), await drawnMarks())
if (!(await node(['node_modules/@biomejs/biome/bin/biome', 'format', '--write', folder]))) process.exit(1)
