import { describe, expect, it } from 'vitest'
import { nearsEnd } from './nears-end.ts'

const list = (scrollTop: number, { dialog = 700, clientHeight = 500, scrollHeight = 760 } = {}) => ({
  scrollTop,
  clientHeight,
  scrollHeight,
  closest: () => ({ clientHeight: dialog }),
})

describe('the list of current visitors', () => {
  it('loads more within 20 px of the end (R175)', () => {
    expect(nearsEnd(list(239))).toBe(false)
    expect(nearsEnd(list(240))).toBe(true)
    expect(nearsEnd(list(260))).toBe(true)
  })

  it('loads nothing by itself in a dialog that is not taller than 864 px (R175)', () => {
    expect(nearsEnd(list(100, { dialog: 600, clientHeight: 400, scrollHeight: 664 }))).toBe(false)
    expect(nearsEnd(list(264, { dialog: 600, clientHeight: 400, scrollHeight: 664 }))).toBe(false)
    expect(nearsEnd(list(265, { dialog: 600, clientHeight: 400, scrollHeight: 665 }))).toBe(true)
  })
})
