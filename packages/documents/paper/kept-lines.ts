import { remembered } from '../fonts/remembered'
import { type Faces, type Line, setLines } from './set-lines'
import type { Style } from './styles'
import { spansOf, type Text } from './text'

/** Texts kept: more than all brands' papers have between them, in some twenty megabytes. */
const KEPT = 8_000
/** Nothing of ours is near this long: it is somebody's own, and not said again. */
const LONGEST = 2_000

const remember = remembered<readonly Line[]>(KEPT)

/** Lines as `setLines` breaks them, broken once: nearly all that a paper says was said in one before it. */
export function keptLines(text: Text, style: Style, width: number, faces: Faces): readonly Line[] {
  const { size, weight } = style
  const name = `${faces.regular.name} ${weight} ${size} ${width} ${written(text)}`
  const set = () => setLines(text, style, width, faces)
  return name.length > LONGEST ? set() : remember(name, set)
}

/** No two texts are written alike: how long each part is stands before it. */
function written(text: Text): string {
  if (typeof text === 'string') return `: ${text}`
  return spansOf(text)
    .map((span) =>
      typeof span === 'string' ? `${span.length}: ${span}` : `${span.strong.length}! ${span.strong}`,
    )
    .join('')
}
