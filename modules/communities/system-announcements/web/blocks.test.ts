import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'

describe('the words of an announcement', () => {
  it('are paragraphs, and points where lines begin with ・ or -', () => {
    expect(blocksOf('第一段\n還是第一段\n\n可以：\n・登記\n・領取\n\n- 一點\n結束')).toEqual([
      { kind: 'paragraph', lines: ['第一段', '還是第一段'] },
      { kind: 'paragraph', lines: ['可以：'] },
      { kind: 'points', lines: ['登記', '領取'] },
      { kind: 'points', lines: ['一點'] },
      { kind: 'paragraph', lines: ['結束'] },
    ])
    expect(blocksOf('  \n')).toEqual([])
  })
})
