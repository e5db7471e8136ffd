import { describe, expect, it } from 'vitest'
import { piecesOf } from './old-note.ts'

describe('the note of the older pages', () => {
  it('is read piece by piece: headcount, reason, lent items, pledged item and note (R170)', () => {
    expect(piecesOf('【人數】2【事由】施工修繕【借用】施工感應卡×2【換證】駕照【備註】［大門］已開')).toEqual(
      [
        { tag: '人數', words: '2' },
        { tag: '事由', words: '施工修繕' },
        { tag: '借用', words: '施工感應卡×2' },
        { tag: '換證', words: '駕照' },
        { tag: '備註', words: '［大門］已開' },
      ],
    )
    expect(piecesOf('舊系統的備註')).toEqual([{ tag: '', words: '舊系統的備註' }])
    expect(piecesOf('')).toEqual([])
  })
})
