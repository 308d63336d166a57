import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

/** HTML_CodeSniffer's build for browsers, as its manual runs it: the script, then `HTMLCS.process`. */
const script = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
)

/** Codes (their endings) that it reports wrongly or cannot check, and on which elements if not on all. */
const notOurs: readonly { code: RegExp; on?: string; why: string }[] = [
  {
    code: /\.1_4_3\.G(18|145)\.(Abs|BgImage|Alpha|BgGradient)$/,
    why: 'it cannot tell what is behind such text and only asks; axe measures it',
  },
  {
    code: /\.1_4_3\.G(18|145)\.Fail$/,
    on: ':root:has([data-part="opening"]) :is([data-part="opening"], [aria-label="Progress"]) *',
    why: 'it looks for a background in the ancestors of a text; on the first screen the ground is drawn behind them, and axe measures it',
  },
  {
    code: /\.1_4_10\.C32,C31,C33,C38,SCR34,G206$/,
    why: 'any fixed element may need two-way scrolling; every-size.ts measures that none does',
  },
  {
    code: /\.1_3_1_A\.G141$/,
    on: 'dialog h2',
    why: 'the heading of an open dialog may stand before that of the page, which cannot be reached meanwhile',
  },
  { code: /\.1_3_1\.H42$/, why: 'it asks whether a bold sentence is a heading; ours are stressed words' },
  { code: /\.1_3_1\.H48$/, why: 'two links side by side are not a navigation; those that are one are lists' },
  { code: /\.1_3_1\.H85\.2$/, why: 'our lists of options are short and of one kind, so there are no groups' },
  {
    code: /\.4_1_2\.H91\.Select\.Value$/,
    why: 'it looks for the attribute selected, which a browser does not need to tell the value',
  },
  {
    code: /\.2_5_3\.F96$/,
    on: '[data-part="way"]',
    why: 'a way to pay is named by its first words, which are what people say to choose it; its prices describe it',
  },
  {
    code: /\.1_3_1\.H43\.IncorrectAttr$/,
    on: 'table:has(th[scope="rowgroup"]) td',
    why: 'it takes the heading of a group of rows for that of all rows that follow it',
  },
  {
    code: /\.1_3_1\.H43\.ScopeAmbiguous$/,
    why: 'scope names columns, groups of columns and rows, which browsers understand; the ids it asks for say no more',
  },
]

type Found = { code: string; words: string; html: string }

/** HTML_CodeSniffer (WCAG 2.1 AA) has neither an error nor a warning for the page. Its notices are questions for people. */
export async function expectNothingSniffed(
  page: Page,
  state: string,
  { isContrastOurs }: { isContrastOurs: boolean },
): Promise<void> {
  // As text, because the site's content security policy allows no script of another origin.
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(script)
  const found = await page.evaluate(sniff, {
    leftOut: notOurs.map(({ code, on }) => [code.source, on ?? '*']),
  })
  const ours = found.filter(({ code }) => isContrastOurs || !code.includes('.1_4_3.'))
  expect(
    ours.map(({ code, words, html }) => `${code}: ${words} ${html}`),
    `${state}: HTML_CodeSniffer`,
  ).toEqual([])
}

/** Runs in the page. */
function sniff({ leftOut }: { leftOut: readonly (readonly string[])[] }): Promise<Found[]> {
  const sniffer = Reflect.get(window, 'HTMLCS')
  const NOTICE: number = sniffer.NOTICE
  return new Promise((resolve, reject) => {
    sniffer.process(
      'WCAG2AA',
      document,
      () => {
        const messages: { type: number; code: string; msg: string; element: Element }[] =
          sniffer.getMessages()
        resolve(
          messages
            .filter(({ type }) => type !== NOTICE)
            .filter(
              ({ code, element }) =>
                !leftOut.some(([end = '', on = '']) => new RegExp(end).test(code) && element.matches(on)),
            )
            .map(({ code, msg, element }) => ({ code, words: msg, html: element.outerHTML.slice(0, 160) })),
        )
      },
      () => reject(new Error('HTML_CodeSniffer could not read the page')),
    )
  })
}
