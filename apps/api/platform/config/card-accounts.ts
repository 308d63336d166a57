import { firmOf } from '@milepost/brands/brands'
import { type BrandCode, brandCodes } from '@milepost/domain/terms/identity'
import { listed, type SettingReader } from './reader.ts'

/** A setting with one value for every brand and exceptions for some: "sk_live_1", or "sk_live_1, flag=sk_live_2". */
export type ByBrand = { otherwise: string | undefined; own: ReadonlyMap<BrandCode, string> }

const slugOf = (brand: BrandCode) => firmOf(brand).slug

/** Values are keys, so no message repeats them. */
export function readByBrand(read: SettingReader, name: string): ByBrand {
  const own = new Map<BrandCode, string>()
  let otherwise: string | undefined
  const parts = (read.text(name) ?? '').split(',').map((part) => part.trim())
  for (const part of parts.filter((each) => each !== '')) {
    const [, slug, value = ''] = /^([a-z]+)=(.*)$/.exec(part) ?? []
    if (slug === undefined) {
      if (otherwise !== undefined) read.refuse(`${name} has more than one value without a brand before it`)
      otherwise = part
      continue
    }
    const brand = brandCodes.find((code) => slugOf(code) === slug)
    if (brand === undefined)
      read.refuse(
        `${name} names ${slug}, which is not a brand: it may name ${listed(brandCodes.map(slugOf))}`,
      )
    else if (value === '') read.refuse(`${name} names ${slug} without a value`)
    else own.set(brand, value)
  }
  return { otherwise, own }
}

/** The value for each of these brands. */
export function forBrands({ otherwise, own }: ByBrand, brands: readonly BrandCode[]): Map<BrandCode, string> {
  const found = new Map<BrandCode, string>()
  for (const brand of brands) {
    const value = own.get(brand) ?? otherwise
    if (value !== undefined) found.set(brand, value)
  }
  return found
}

export type AccountKeys<K extends string> = Record<K, string> & {
  slug: string | undefined
  brands: readonly BrandCode[]
}

/**
 * The accounts that a provider's settings describe: a default one, and one for each brand that a setting names. All settings of an
 * account must come from the same company: one company's secret key with another's webhook secret would lose payments.
 */
export function readAccounts<K extends string>(
  read: SettingReader,
  names: readonly (readonly [key: K, name: string])[],
  why: string,
): readonly AccountKeys<K>[] {
  const settings = names.map(([key, name]) => ({ key, name, value: readByBrand(read, name) }))
  const named = brandCodes.filter((brand) => settings.some(({ value }) => value.own.has(brand)))
  const others = brandCodes.filter((brand) => !named.includes(brand))
  const accounts: AccountKeys<K>[] = []

  const add = (slug: string | undefined, brands: readonly BrandCode[], values: [K, string | undefined][]) => {
    if (values.every(([, value]) => value !== undefined))
      accounts.push({ ...(Object.fromEntries(values) as Record<K, string>), slug, brands })
  }
  for (const brand of named) {
    const first = settings.find(({ value }) => value.own.has(brand))
    for (const { name, value } of settings)
      if (!value.own.has(brand))
        read.refuse(
          `${name} must name ${slugOf(brand)} too, as ${first?.name} does: set every key of an account`,
        )
    add(
      slugOf(brand),
      [brand],
      settings.map(({ key, value }) => [key, value.own.get(brand)]),
    )
  }
  // If every brand has its own account, the default one is not needed.
  const isNeeded = others.length > 0 || settings.some(({ value }) => value.otherwise !== undefined)
  if (isNeeded) {
    for (const { name, value } of settings)
      if (value.otherwise === undefined)
        read.refuse(`${why} needs ${name}, which is not set${forWhom(others)}`)
    add(
      undefined,
      others,
      settings.map(({ key, value }) => [key, value.otherwise]),
    )
  }
  return accounts
}

/** Empty when no brand has an account of its own. */
export function forWhom(others: readonly BrandCode[]): string {
  return others.length === brandCodes.length ? '' : ` for ${listed(others.map(slugOf))}`
}
