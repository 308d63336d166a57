import { type RatedLine, ratedLines, ratings } from '@milepost/domain/lines/lines'
import { addDays, type LocalDate, localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { typicalRisk } from '../book/typical-risk.ts'
import { today } from '../testing/people.ts'
import { book, problems, rateFiles } from '../testing/rates.ts'
import { closingFactors } from './closing-factors.ts'
import { driverFactors } from './driver-factors.ts'
import { isRatedOn } from './factor.ts'
import { policyFactors } from './policy-factors.ts'
import { rate } from './rate.ts'
import { ratesInForce } from './rates.ts'
import { inForce, type RateBook, readTables } from './tables.ts'

describe('the shipped rates', () => {
  it('are read without problems', () => {
    expect(problems).toEqual([])
  })

  it.each(ratedLines)('are complete for %s', (line) => {
    expect(ratesInForce(book, line, today)).toMatchObject({ ok: true })
  })

  it('have no table that no factor reads', () => {
    const read = new Set(
      ratedLines.flatMap((line) => [
        `${line}/base`,
        `${line}/minimum`,
        ...[...driverFactors, ...policyFactors, ...closingFactors]
          .filter((factor) => isRatedOn(factor, line))
          .map(({ table }) => `${line}/${table}`),
      ]),
    )
    const own = [...book.values()].flat().map(({ line, table }) => `${line}/${table}`)
    expect(own.filter((name) => !read.has(name))).toEqual([])
  })

  it('charge no more for a disability or a medical restriction', () => {
    const value = (name: string, code: string) => {
      const table = inForce(book, name, today)
      return table?.kind === 'codes' ? table.rows.get(code)?.value : undefined
    }
    for (const line of ratedLines) {
      expect(value(`${line}/employment`, 'N'), line).toBe(1)
      expect(value(`${line}/licence-type`, '5'), line).toBe(1)
      expect(value(`${line}/modifications`, 'medical'), line).toBe(1)
    }
  })
})

describe('a journey that is added later', () => {
  const base = (day: string, ...journeys: readonly string[]) => ({
    path: `van/base/${day}.csv`,
    text: `# Source: this test\njourney,pounds\n${journeys.map((id) => `${id},900\n`).join('')}`,
  })
  const inForceOn = (day: string, ...versions: readonly ReturnType<typeof base>[]) =>
    ratesInForce(new Map([...book, ...readTables(versions).book]), 'van', localDate(day))
  const before = base('2026-01-01', 'acorn_cv')
  const since = base('2026-11-01', 'acorn_cv', 'motorcade_cv')

  it('is not required on days before it was sold', () => {
    expect(inForceOn('2026-10-31', before, since)).toMatchObject({ ok: true })
    expect(inForceOn('2026-11-01', before, since)).toMatchObject({ ok: true })
  })

  it('is required in every version from its first one', () => {
    const refused = { ok: false, problems: ['van/base/2026-11-10.csv has no row for motorcade_cv'] }
    expect(inForceOn('2026-11-10', before, since, base('2026-11-10', 'acorn_cv'))).toEqual(refused)
  })
})

describe('a factor that is added later', () => {
  const launch = localDate('2026-11-20')
  const later = (text: string) =>
    readTables([{ path: 'van/left-hand-drive/2026-11-20.csv', text: `# Source: this test\n${text}` }]).book
  const table = 'side,multiplier\nleft,1.5\nright,1\n'
  const added = new Map([...book, ...later(table)])
  const before = (on: LocalDate) => {
    const found = ratesInForce(added, 'van', on)
    return found.ok ? found.rates : undefined
  }

  it('is not rated before its first table starts, and is rated from that day', () => {
    const risk = typicalRisk('van', { ratedOn: today, start: today })
    const leftHandDrive = { ...risk, vehicle: { ...risk.vehicle, isLeftHandDrive: true } }
    const lineOf = (on: LocalDate) => {
      const rates = before(on)
      return rates && rate(leftHandDrive, rates).lines.filter(({ factor }) => factor === 'left-hand-drive')
    }
    expect(lineOf(addDays(launch, -1))).toEqual([])
    expect(lineOf(today)).toEqual([])
    expect(lineOf(launch)).toMatchObject([{ key: 'left', value: 1.5 }])
  })

  it('is still refused when its first table has the wrong kind', () => {
    const unfit = new Map([...book, ...later('from,to,multiplier\n0,,1\n')])
    expect(ratesInForce(unfit, 'van', launch)).toMatchObject({ ok: false })
  })
})

describe('rates', () => {
  const without = (name: string) => new Map([...book].filter(([key]) => key !== name))
  const replaced = (path: string, text: string) => {
    const { book: changed } = readTables([{ path, text: `# Source: this test\n${text}` }])
    return ratesInForce(new Map([...book, ...changed]), 'van', today)
  }

  it('are refused before any is in force, with every table named', () => {
    const found = ratesInForce(book, 'van', localDate('2025-12-31'))
    expect(found.ok ? 0 : found.problems.length).toBeGreaterThan(30)
  })

  it('are refused when a table is missing', () => {
    expect(ratesInForce(without('van/age'), 'van', today)).toEqual({
      ok: false,
      problems: ['rates/van/age has no version in force on 2026-11-16'],
    })
    expect(ratesInForce(without('van/minimum'), 'van', today)).toEqual({
      ok: false,
      problems: ['rates/van/minimum has no version in force on 2026-11-16'],
    })
  })

  it.each([
    [
      'a code is missing',
      'van/cover/2026-01-01.csv',
      'cover,multiplier\nCOMP,1\nTPO,1\n',
      'has no row for TPFT',
    ],
    ['a use is missing', 'van/use/2026-01-01.csv', 'use,multiplier\nS,1\nC,1\nG,1\n', 'has no row for H'],
    [
      'a journey is missing',
      'van/base/2026-01-01.csv',
      'journey,pounds\nacorn_cv,1\n',
      'has no row for motorcade_cv',
    ],
    [
      'bands are required',
      'van/age/2026-01-01.csv',
      'age,multiplier\n17,1\n',
      'holds codes where bands are needed',
    ],
    [
      'a grid is required',
      'van/claims/2026-01-01.csv',
      'claim,multiplier\nfault,1\n',
      'holds codes where grid are needed',
    ],
    ['multipliers are required', 'van/age/2026-01-01.csv', 'from,to,pounds\n0,,1\n', 'must hold multipliers'],
    ['pounds are required', 'van/base/2026-01-01.csv', 'journey,multiplier\n*,1\n', 'must be in pounds'],
  ])('are refused when %s', (_what, path, text, words) => {
    const found = replaced(path, text)
    expect(found.ok ? [] : found.problems).toEqual([expect.stringContaining(words)])
  })

  /** Tables of codes and grids, and the row each is tested without: the row for all other codes, or else the first and the last row. */
  const lacking = ratedLines.flatMap((line) =>
    [...book].flatMap(([name, versions]) => {
      const [table] = versions
      if (!name.startsWith(`${line}/`) || table === undefined || table.kind === 'bands') return []
      const codes = [...table.rows.keys()]
      const needed = new Set(codes.includes('*') ? ['*'] : [codes.at(0), codes.at(-1)])
      return [...needed].map((code = '') => ({ line, name, code, path: table.path }))
    }),
  )

  it.each(lacking)('are refused when $name has no row for $code', ({ line, code, path }) => {
    const { text = '' } = rateFiles.find((file) => file.path === path) ?? {}
    const { book: changed } = readTables([{ path, text: text.replace(`\n${code},`, '\nanother,') }])
    const found = ratesInForce(new Map([...book, ...changed]), line, today)
    expect(found.ok ? [] : found.problems).toEqual([expect.stringContaining('has no row for')])
  })

  it('are refused when the base is not a table of codes', () => {
    expect(replaced('van/base/2026-01-01.csv', 'from,to,pounds\n0,,1\n')).toMatchObject({ ok: false })
  })
})

describe('a line that extends another', () => {
  const table = (path: string, text: string) => ({ path, text: `# Source: this test\n${text}` })
  const both = 'cover,multiplier\nCOMP,1\nTPFT,0.9\nTPO,1\n'
  const changed = (...files: readonly ReturnType<typeof table>[]) =>
    readTables([...rateFiles.filter(({ path }) => !path.includes('/cover/')), ...files]).book
  const coverOn = (line: RatedLine, on: string, shelf: RateBook) => {
    const found = inForce(shelf, `${line}/cover`, localDate(on))
    return found && { line: found.line, version: found.version }
  }
  const extending = ratedLines.filter((line) => ratings[line].extends === 'private-car')

  it('is rated by the other line’s tables where it has none of its own', () => {
    const shelf = changed(table('private-car/cover/2026-01-01.csv', both))
    expect(extending).toEqual(['van', 'taxi', 'telematics', 'impound'])
    for (const line of extending) {
      expect(coverOn(line, '2026-11-16', shelf)).toEqual({ line: 'private-car', version: '2026-01-01' })
      expect(ratesInForce(shelf, line, today)).toMatchObject({ ok: true })
    }
  })

  it('is rated by a table of its own from the day it begins, and by the other line’s before', () => {
    const shelf = changed(
      table('private-car/cover/2026-01-01.csv', both),
      table('private-car/cover/2026-12-01.csv', both),
      table('van/cover/2026-11-01.csv', both),
    )
    expect(coverOn('van', '2026-10-31', shelf)).toEqual({ line: 'private-car', version: '2026-01-01' })
    expect(coverOn('van', '2026-11-01', shelf)).toEqual({ line: 'van', version: '2026-11-01' })
    expect(coverOn('van', '2026-12-01', shelf)).toEqual({ line: 'van', version: '2026-11-01' })
    expect(coverOn('taxi', '2026-12-01', shelf)).toEqual({ line: 'private-car', version: '2026-12-01' })
  })

  it('is refused without a base and a minimum of its own', () => {
    const shelf = readTables(rateFiles.filter(({ path }) => !/^van\/(base|minimum)\//.test(path))).book
    const found = ratesInForce(shelf, 'van', today)
    expect(found.ok ? [] : found.problems).toEqual(
      ['base', 'minimum'].map((name) => `rates/van/${name} has no version in force on ${today}`),
    )
  })

  it('has no table with the same content as the other line’s', () => {
    const content = (path: string) =>
      rateFiles.find((file) => file.path === path)?.text.replaceAll(/^"?#.*\n/gm, '')
    const versionsOf = (folder: string) =>
      rateFiles
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .map(({ path }) => path.slice(folder.length))
    const copies = extending.flatMap((line) =>
      [...book.values()].flat().flatMap(({ line: own, table: name }) => {
        const [here, there] = [`${line}/${name}`, `private-car/${name}`]
        const versions = versionsOf(here)
        const isCopy =
          own === line &&
          versions.join() === versionsOf(there).join() &&
          versions.every((version) => content(`${here}${version}`) === content(`${there}${version}`))
        return isCopy ? [here] : []
      }),
    )
    expect(copies).toEqual([])
  })
})
