import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isJourneyId } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../public/sharing')

describe.each(readdirSync(folder))('the picture %s of a shared link', (file) => {
  it('belongs to a journey and has the size that link previews require', () => {
    const [name = '', ending] = file.split('.')
    expect(isJourneyId(name)).toBe(true)
    expect(ending).toBe('png')
    const bytes = readFileSync(join(folder, file))
    // The first chunk of a PNG begins with its width and height.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(100_000)
  })
})
