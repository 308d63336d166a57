import type { Plugin } from 'vite'

/** Written next to the page: the font file of each brand's headings. The server preloads it with the page. */
const FONTS_FILE = 'fonts.json'

export function fontsOfBrands(): Plugin {
  return {
    name: 'milepost-fonts-of-brands',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheet = Object.values(bundle)
          .flatMap((part) =>
            part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source) : [],
          )
          .join('\n')
        if (sheet !== '')
          this.emitFile({ type: 'asset', fileName: FONTS_FILE, source: JSON.stringify(fontsIn(sheet)) })
      },
    },
  }
}

/** By brand code: the file of the brand's own font with the weight of its headings, the largest text above the fold. */
export function fontsIn(sheet: string): Record<string, string> {
  const faces = [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => ({
    family: word(/font-family:\s*("?)([^";]+)\1/.exec(face)?.[2]),
    weights: (/font-weight:\s*([\d ]+)/.exec(face)?.[1] ?? '400').trim().split(/\s+/).map(Number),
    file: /url\("?([^")]+\.woff2)"?\)/.exec(face)?.[1],
  }))
  const brands = [...sheet.matchAll(/\[data-brand="?(\w+)"?\]\s*\{([^}]*--font:[^}]*)\}/g)]
  return Object.fromEntries(
    brands.flatMap(([, code = '', tokens = '']) => {
      const family = word(/--font:\s*"?([^",;]+)/.exec(tokens)?.[1])
      const weight = Number(/--heading-weight:\s*(\d+)/.exec(tokens)?.[1])
      const face = faces.find(
        ({ file, weights, ...each }) =>
          file !== undefined && each.family === family && holds(weights, weight),
      )
      return face?.file === undefined ? [] : [[code, face.file]]
    }),
  )
}

function holds([from = 400, to = from]: readonly number[], weight: number): boolean {
  return from <= weight && weight <= to
}

function word(text: string | undefined): string {
  return (text ?? '').trim()
}
