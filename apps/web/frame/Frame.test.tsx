import { brands } from '@milepost/brands/brands'
import { plainComposition } from '@milepost/brands/composition'
import { comparisonSites } from '@milepost/domain/brands/comparison-sites'
import { brandCodes } from '@milepost/domain/terms/identity'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Frame } from './Frame.tsx'
import { SidePanel } from './SidePanel.tsx'

afterEach(cleanup)

describe.each(brandCodes.map((code) => [brands[code].firm.name, code] as const))(
  'a page of %s',
  (name, code) => {
    it('has a header, a side panel and a footer, with the page itself between them [JRN-13]', async () => {
      render(
        <Frame
          brand={brands[code]}
          product="Car insurance"
          onLogo={() => {}}
          sidePanel={<SidePanel brand={brands[code]} />}
        >
          <h1>A page</h1>
        </Frame>,
      )
      expect(screen.getByRole('banner').textContent).toContain(name)
      expect(screen.getByRole('main').contains(screen.getByRole('heading', { level: 1 }))).toBe(true)
      expect(await screen.findByRole('complementary', { name: `About ${name}` })).toBeDefined()
      expect(screen.getByRole('contentinfo').textContent).toContain(brands[code].firm.regulation)
    })

    it('is laid out as its brand specifies, by attributes that the stylesheets read', () => {
      const { container } = render(
        <Frame brand={brands[code]} product="Car insurance" onLogo={() => {}}>
          <p>Page</p>
        </Frame>,
      )
      const { opening, progress, panel, headings } = brands[code].composition
      expect({ ...(container.firstElementChild as HTMLElement).dataset }).toEqual({
        opening,
        progress,
        panel,
        headings,
      })
    })
  },
)

it('gives no two brands the same layout, except new brands that still have the neutral one', () => {
  const composed = brandCodes
    .map((code) => brands[code].composition)
    .filter((composition) => composition !== plainComposition)
  expect(composed.length).toBeGreaterThan(5)
  for (const part of ['opening', 'progress', 'panel', 'headings'] as const)
    expect(new Set(composed.map((composition) => composition[part])).size).toBe(composed.length)
})

describe('the frame', () => {
  const brand = brands['A']

  it('reserves the line of a comparison site while its quote is loading, without any text [JRN-19]', () => {
    const { container } = render(
      <Frame brand={brand} product="Car insurance" site="loading" onLogo={() => {}}>
        <p>Page</p>
      </Frame>,
    )
    expect(screen.queryByRole('region', { name: 'Comparison site' })).toBeNull()
    expect(container.querySelector('[aria-hidden="true"] > p')?.textContent).toBe('\u00a0')
  })

  it('starts with a link that skips it', () => {
    const { container } = render(
      <Frame brand={brand} product="Car insurance" onLogo={() => {}}>
        <p>Page</p>
      </Frame>,
    )
    const first = container.querySelector('a')
    expect(first?.textContent).toBe('Skip to main content')
    expect(container.querySelector(first?.getAttribute('href') ?? '')).toBe(screen.getByRole('main'))
  })

  it('puts the page before the side panel, so that it comes first on a narrow screen [CON-15]', async () => {
    render(
      <Frame brand={brand} product="Car insurance" onLogo={() => {}} sidePanel={<SidePanel brand={brand} />}>
        <p>Page</p>
      </Frame>,
    )
    const order = screen.getByRole('main').compareDocumentPosition(await screen.findByRole('complementary'))
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it.each(comparisonSites)('shows "In Association with" to visitors from $name [JRN-19]', (site) => {
    render(
      <Frame brand={brand} product="Car insurance" onLogo={() => {}} site={site}>
        <p>Page</p>
      </Frame>,
    )
    expect(screen.getByText('In Association with').textContent).toBe(`In Association with ${site.name}`)
  })

  it('shows no such line to anyone else [JRN-19]', () => {
    render(
      <Frame brand={brand} product="Car insurance" onLogo={() => {}}>
        <p>Page</p>
      </Frame>,
    )
    expect(screen.queryByText(/In Association with/)).toBeNull()
  })
})
