import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseRecords } from './csv/parse-records.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder = ''
const at = (name: string) => join(folder, name)
const text = (name: string) => readFileSync(at(name), 'utf8')

/** The command as the team runs it, but without npm; started in the test's folder. */
function start(line: string) {
  const child = spawn(process.execPath, [join(root, 'scripts/portfolio.mjs'), ...line.split(' ')], {
    cwd: folder,
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (words: string) => (output += words))
  child.stderr.setEncoding('utf8').on('data', (words: string) => (output += words))
  const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
  return { child, ended }
}

const run = (line: string) => start(line).ended

const rowsOf = (name: string) => parseRecords(text(name)).map(({ cells }) => cells)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portfolio-'))
  const made = await run('example 500 --seed 7 --out book.csv')
  expect(made).toEqual({ code: 0, output: expect.stringContaining('Written: ') })
  // The shipped rates, with a base for vans that is ten per cent higher from December.
  cpSync(join(root, 'rates'), at('rates'), { recursive: true })
  const base = text('rates/van/base/2026-11-16.csv')
  const dearer = base.replace(/^(\w+_cv),([\d.]+)/gm, (_row, id, pounds) => `${id},${Number(pounds) * 1.1}`)
  expect(dearer).not.toBe(base)
  writeFileSync(at('rates/van/base/2026-12-01.csv'), dearer)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run portfolio', () => {
  it('prices every row of a book in order, with the same result for any number of workers', async () => {
    const one = await run('rate book.csv --on 2026-11-20 --out one.csv --workers 1')
    const four = await run('rate book.csv --on 2026-11-20 --out four.csv --workers 4')
    expect([one.code, four.code]).toEqual([0, 0])
    expect(text('four.csv')).toBe(text('one.csv'))
    const [headings, ...rows] = rowsOf('one.csv')
    expect(headings?.slice(0, 9)).toEqual([
      'row',
      'policy',
      'line',
      'journey',
      'rated on',
      'verdict',
      'premium',
      'tax',
      'price',
    ])
    expect(rows.map(([row]) => Number(row))).toEqual(Array.from({ length: 500 }, (_, index) => index + 2))
    expect(rows.filter(([, , , , , verdict]) => verdict === 'accepted').length).toBeGreaterThan(450)
    expect(existsSync(at('one.errors.csv'))).toBe(false)
  })

  it('compares two days, and the report shows the effect of the one changed table', async () => {
    const days = '--before 2026-11-20 --after 2026-12-01 --rates rates'
    const one = await run(`compare book.csv ${days} --report one.html --workers 4`)
    expect(one.code).toBe(0)
    // That the number of workers does not matter is tested above for prices; for reports only in the long run (docs/decisions/0019).
    if (process.env['LONG']) {
      const alone = await run(`compare book.csv ${days} --report alone.html --workers 1`)
      expect([alone.code, text('alone.html')]).toEqual([0, text('one.html')])
    }
    const words = text('one.html')
      .replace(/<style>.*<\/style>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
    const rows = rowsOf('one.csv')
    const vans = rows.filter(([, , line, , , verdict]) => line === 'van' && verdict === 'accepted').length
    expect(vans).toBeGreaterThan(20)
    expect(words).toContain(`Van ${vans} +`)
    expect(words).toMatch(/Private car \d+ 0\.0%/)
    expect(words).toContain('One table in force differs')
    expect(words).toContain('van/base Where every price starts · 2026-11-16 → 2026-12-01')
    expect(words).toMatch(/Premium rises by \d/)
  })

  it.runIf(process.env['LONG'])(
    'compares the last day before a new factor with its first day',
    async () => {
      cpSync(join(root, 'rates'), at('with-factor'), { recursive: true })
      const first = text('with-factor/private-car/left-hand-drive/2026-01-01.csv')
      rmSync(at('with-factor/private-car/left-hand-drive/2026-01-01.csv'))
      writeFileSync(
        at('with-factor/private-car/left-hand-drive/2026-12-01.csv'),
        first.replace(/^right,1$/m, 'right,0.97'),
      )
      const days = '--before 2026-11-30 --after 2026-12-01 --rates with-factor'
      const { code } = await run(`compare book.csv ${days} --report factor.html`)
      expect(code).toBe(0)
      expect(text('factor.html')).toMatch(/private-car\/left-hand-drive/)
      expect(existsSync(at('factor.errors.csv'))).toBe(false)
    },
    120_000,
  )

  it('names every bad cell by row and column, prices the other rows and exits with 1', async () => {
    writeFileSync(
      at('bad.csv'),
      '\uFEFFpolicy,line,excess,area\r\nA1,private-car,250,RG\r\n=A2,van,260,ZZ\r\n\r\n"A,3",taxi,"250",E\r\n',
    )
    const { code, output } = await run('rate bad.csv --on 2026-11-20 --out prices.csv')
    expect(code).toBe(1)
    expect(output).toContain('row 3, excess: "260" is none of 0, 100, 150')
    expect(output).toContain('row 3, area: "ZZ" is none of')
    expect(output).toMatch(/3 rows: 2 accepted, 0 referred, 0 declined, 1 not read/)
    expect(output).toContain('rated with the typical value of the line: journey, level')
    expect(rowsOf('prices.csv').map(([row, policy]) => [row, policy])).toEqual([
      ['row', 'policy'],
      ['2', 'A1'],
      ['5', 'A,3'],
    ])
    expect(rowsOf('prices.errors.csv')).toEqual([
      ['row', 'policy', 'column', 'problem'],
      ['3', "'=A2", 'excess', expect.stringContaining('"260" is none of')],
      ['3', "'=A2", 'area', expect.stringContaining('"ZZ" is none of')],
    ])

    writeFileSync(at('bad.csv'), 'line\nprivate-car\n')
    expect((await run('rate bad.csv --on 2026-11-20 --out prices.csv')).code).toBe(0)
    expect(existsSync(at('prices.errors.csv'))).toBe(false)
  })

  it.each([
    ['rate book.csv --on 2026-11-20 --out book.csv', /is the book itself/],
    ['rate empty.csv --on 2026-11-20 --out x.csv', /has no row below its headings/],
    ['rate cut.csv --on 2026-11-20 --out x.csv', /row 3 is longer than 64 KB/],
  ])(
    'writes nothing and exits with 2: %s',
    async (line, words) => {
      writeFileSync(at('empty.csv'), 'line,group\n')
      writeFileSync(at('cut.csv'), `line\nvan\n"van\n${'van\n'.repeat(30_000)}`)
      const before = readdirSync(folder)
      const { code, output } = await run(line)
      expect(output).toMatch(words)
      expect(code).toBe(2)
      expect(readdirSync(folder)).toEqual(before)
    },
    60_000,
  )

  it('leaves no partial file behind when it is stopped', async () => {
    await run('example 8000 --out large.csv')
    const before = readdirSync(folder)
    const { child, ended } = start('rate large.csv --on 2026-11-20 --out stopped.csv')
    const isUnderWay = () => readdirSync(folder).some((name) => name.startsWith('.stopped.csv.'))
    for (let tries = 0; tries < 3000 && !isUnderWay(); tries += 1) await pause(10)
    expect(isUnderWay()).toBe(true)
    child.kill('SIGTERM')
    expect((await ended).code).toBe(130)
    expect(readdirSync(folder)).toEqual(before)
  })
})
