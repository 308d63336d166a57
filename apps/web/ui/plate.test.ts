import { contrast } from '@milepost/brands/testing/contrast'
import { expect, it } from 'vitest'
import plateCss from './NumberPlate.module.css?raw'

it('shows the number plate with a contrast of 7 to 1 or better', () => {
  const plate = (name: string) => plateCss.match(new RegExp(`--plate-${name}: (#[0-9a-f]{6})`))?.[1] ?? ''
  expect(contrast(plate('black'), plate('yellow'))).toBeGreaterThanOrEqual(7)
  expect(contrast('#ffffff', plate('blue'))).toBeGreaterThanOrEqual(7)
})
