import { expect, it } from 'vitest'
import { afterTold } from './plays.ts'

it('what was shown while the sum of an hour was on its way stays to be told', () => {
  const hour = new Date('2026-11-29T02:00:00Z')
  const told = { hour, boardId: 'board', item: '停水', plays: 3, seconds: 36 }
  const grown = { ...told, seconds: 61 }
  const now = new Date('2026-11-29T03:00:10Z')
  expect(afterTold([grown], [told], now)).toEqual([grown])
  expect(afterTold([grown], [grown], now)).toEqual([])
  // The present hour goes on.
  expect(afterTold([told], [told], new Date('2026-11-29T02:59:00Z'))).toEqual([told])
})
