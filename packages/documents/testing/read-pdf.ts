import { page } from '../pdf/pdf.ts'

/**
 * Reads the documents back: enough of PDF for uncompressed documents of ours. Text is read through the tags, as a screen reader
 * does.
 */
export type ReadPdf = {
  catalogue: string
  info: string
  pages: readonly ReadPage[]
  root: Element
  /** All text that is read out, in order. */
  text: string
  objects: ReadonlyMap<number, string>
}

export type ReadPage = {
  object: number
  /** By marked content id. */
  marked: ReadonlyMap<number, string>
  /** Text that is not read out: headers and footers. */
  artifacts: string
  /** Drawn outside any marked content: neither read out nor an artifact. */
  unmarked: string
  places: readonly Placed[]
}

/** A piece of text with the start of its baseline, from the bottom left of the page. */
export type Placed = { text: string; x: number; y: number; size: number; width: number; isArtifact: boolean }

export type Element = {
  type: string
  scope?: string
  text: string
  /** The page it begins on, from 0; undefined for an empty element. */
  page?: number
  children: readonly Element[]
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map<number, string>()
  for (const [, number, content] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(Number(number), content ?? '')
  }
  const trailer = source.slice(source.lastIndexOf('trailer'))
  const catalogue = objectAt(objects, trailer, 'Root')
  const pageNumbers = references(/\/Kids \[([^\]]*)\]/.exec(objectAt(objects, catalogue, 'Pages'))?.[1] ?? '')
  const pages = pageNumbers.map((number) => readPage(number, objects))
  const tree = objectAt(objects, catalogue, 'StructTreeRoot')
  const [first = 0] = references(/\/K \[([^\]]*)\]/.exec(tree)?.[1] ?? '')
  const root = readElement(first, objects, pages)
  return { catalogue, info: objectAt(objects, trailer, 'Info'), pages, root, text: root.text, objects }
}

/** Every element of a type, in reading order. */
export function elements(root: Element, type: string): readonly Element[] {
  return [...(root.type === type ? [root] : []), ...root.children.flatMap((child) => elements(child, type))]
}

function readElement(
  number: number,
  objects: ReadonlyMap<number, string>,
  pages: readonly ReadPage[],
): Element {
  const source = objects.get(number) ?? ''
  const scope = /\/Scope \/(\w+)/.exec(source)?.[1]
  const kids = /\/K \[([\s\S]*)\]/.exec(source)?.[1] ?? ''
  // The page of the element itself; those of its kids are their own.
  const own = Number(/\/Pg (\d+) 0 R/.exec(source.replace(kids, ''))?.[1])
  const children: Element[] = []
  const begun: number[] = []
  const startsOn = (object: number) => begun.push(pages.findIndex((page) => page.object === object))
  let text = ''
  for (const [, , other, page, mcid, child, marking] of kids.matchAll(
    /(<<([\s\S]*?\/Pg (\d+) 0 R[\s\S]*?\/MCID (\d+)[\s\S]*?)>>)|(\d+) 0 R|(\d+)/g,
  )) {
    if (other !== undefined) {
      startsOn(Number(page))
      text += markedText(pages, Number(page), Number(mcid))
    } else if (child !== undefined) {
      const element = readElement(Number(child), objects, pages)
      children.push(element)
      if (element.page !== undefined) begun.push(element.page)
      text += `${element.text}\n`
    } else {
      startsOn(own)
      text += markedText(pages, own, Number(marking))
    }
  }
  const [first] = begun
  return {
    type: /\/S \/(\w+)/.exec(source)?.[1] ?? '',
    ...(scope && { scope }),
    ...(first !== undefined && { page: first }),
    text,
    children,
  }
}

function markedText(pages: readonly ReadPage[], page: number, mcid: number): string {
  const text = pages.find(({ object }) => object === page)?.marked.get(mcid)
  if (text === undefined) throw new Error(`Nothing is marked ${mcid} on page ${page}`)
  return text
}

function readPage(object: number, objects: ReadonlyMap<number, string>): ReadPage {
  const source = objects.get(object) ?? ''
  const content = /stream\n([\s\S]*)\nendstream/.exec(objectAt(objects, source, 'Contents'))?.[1] ?? ''
  const fonts = readFonts(objectAt(objects, source, 'Resources'), objects)
  const marked = new Map<number, string>()
  const places: Placed[] = []
  const open: (number | 'artifact')[] = []
  let artifacts = ''
  let unmarked = ''
  let font: ReadFont | undefined
  let [size, x, y] = [0, 0, 0]
  for (const line of content.replace(/<<\n([^>]*)\n>> BDC/g, '<<$1>> BDC').split('\n')) {
    if (line.startsWith('/Artifact')) open.push('artifact')
    else if (line.endsWith(' BDC')) open.push(Number(/\/MCID (\d+)/.exec(line)?.[1]))
    else if (line === 'EMC') open.pop()
    else if (/ Tf$/.test(line)) {
      const [, name = '', points] = /\/([\w-]+) ([\d.]+) Tf/.exec(line) ?? []
      font = fonts.get(name)
      size = Number(points)
    } else if (/ Tm$/.test(line)) {
      const [, , , up = 1, left = 0, top = 0] = line.split(' ').map(Number)
      // Our own lines count down from the top of the page, pdfkit's up from the bottom.
      ;[x, y] = [left, up < 0 ? page.height - top : top]
    } else if (/ TJ$/.test(line) && font) {
      const { text, width } = shown(line, font, size)
      const where = open.at(-1)
      places.push({ text, x, y, size, width, isArtifact: where === 'artifact' })
      if (where === undefined) unmarked += text
      else if (where === 'artifact') artifacts += `${text}\n`
      else marked.set(where, (marked.get(where) ?? '') + text)
      x += width
    }
  }
  return { object, marked, artifacts, unmarked, places }
}

type ReadFont = { letters: readonly string[]; widths: readonly number[] }

function readFonts(resources: string, objects: ReadonlyMap<number, string>): ReadonlyMap<string, ReadFont> {
  const list = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? ''
  return new Map(
    [...list.matchAll(/\/([\w-]+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const font = objects.get(Number(number)) ?? ''
      const [descendant = 0] = references(/\/DescendantFonts \[([^\]]*)\]/.exec(font)?.[1] ?? '')
      const widths = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant) ?? '')?.[1] ?? ''
      const cmap = objectAt(objects, font, 'ToUnicode')
      const letters = [...cmap.matchAll(/<[\da-f]{4}> <[\da-f]{4}> \[([^\]]*)\]/g)].flatMap(
        ([, entries = '']) =>
          [...entries.matchAll(/<([^>]*)>/g)].map(([, hex = '']) =>
            String.fromCharCode(...hex.split(' ').map((unit) => Number.parseInt(unit, 16))),
          ),
      )
      return [name, { letters, widths: widths.trim().split(/\s+/).map(Number) }] as const
    }),
  )
}

function shown(line: string, { letters, widths }: ReadFont, size: number): { text: string; width: number } {
  let [text, width] = ['', 0]
  for (const [, hex, kern] of line.matchAll(/<([\da-f]*)>|(-?[\d.]+)/g)) {
    if (kern !== undefined) width -= (Number(kern) / 1000) * size
    for (const unit of hex?.match(/.{4}/g) ?? []) {
      const glyph = Number.parseInt(unit, 16)
      text += letters[glyph] ?? ''
      width += ((widths[glyph] ?? 0) / 1000) * size
    }
  }
  return { text, width }
}

function references(list: string): readonly number[] {
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))
}

function objectAt(objects: ReadonlyMap<number, string>, source: string, name: string): string {
  return objects.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(source)?.[1])) ?? ''
}
