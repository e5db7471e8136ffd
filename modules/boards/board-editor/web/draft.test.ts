import { expect, it } from 'vitest'
import { newZone } from './draft.ts'

it('a zone is added where there is room, smaller where there is less, and nowhere when there is none', () => {
  const full = { x: 0, y: 0, width: 12, height: 21, kind: 'text' as const, seconds: null, items: [] }
  const board = (zones: (typeof full)[]) => ({ zones, orientation: 'portrait' as const })
  expect(newZone('text', board([]))).toMatchObject({ x: 0, y: 0, width: 12, height: 6 })
  expect(newZone('text', board([full]))).toMatchObject({ y: 21, height: 3 })
  expect(newZone('text', board([{ ...full, height: 24 }]))).toBe(undefined)
})
