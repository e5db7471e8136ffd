import type { JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, FormattedText, formatted, plainText } from '../contract.ts'
import { fromEditor, toEditor } from './convert.ts'

const words = fc.stringMatching(/^[水電 a-z\n]{1,12}$/)
const runs = fc
  .array(
    fc.record({ text: words, isBold: fc.boolean(), link: fc.constantFrom('', 'https://example.tw/a') }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  // Pieces that look alike are one piece.
  .map((all) => all.filter((run, nth) => nth % 2 === 0 || run.isBold !== all[nth - 1]?.isBold).slice(0, 1))
const written = fc.record({
  kind: fc.constantFrom<Block['kind']>('paragraph', 'heading', 'bullet', 'number'),
  runs,
  path: fc.constant(''),
})
const picture = fc.record({
  kind: fc.constant<Block['kind']>('picture'),
  runs: fc.constant<Block['runs']>([]),
  path: fc.constant('news/2026/11/27/1.png'),
})

describe('A formatted text', () => {
  it('is the same after it was in the editor', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(written, picture), { maxLength: 8 }), (blocks) => {
        const again = fromEditor(toEditor(blocks))
        expect(plainText(again)).toBe(plainText(blocks))
        expect(again.map(({ kind, path }) => [kind, path])).toEqual(
          blocks.map(({ kind, path }) => [kind, path]),
        )
        expect(FormattedText.safeParse(again).success).toBe(true)
      }),
    )
  })

  it('loses no word of lists within lists, nor of pasted tabs', () => {
    const text = fc.stringMatching(/^[水電a-z\t]{0,5}[水電]$/)
    const line = text.map((words) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] }))
    const { list } = fc.letrec<{ list: JSONContent; item: JSONContent }>((tie) => ({
      item: fc
        .tuple(line, fc.array(tie('list'), { maxLength: 2 }))
        .map(([first, more]) => ({ type: 'listItem', content: [first, ...more] })),
      list: fc.oneof(
        { depthSize: 'small' },
        line,
        fc.record({
          type: fc.constantFrom('bulletList', 'orderedList'),
          content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
        }),
      ),
    }))
    const wordsOf = ({ text: own = '', content = [] }: JSONContent): string =>
      own.replaceAll('\t', ' ') + content.map(wordsOf).join('')
    fc.assert(
      fc.property(fc.array(list, { maxLength: 4 }), (content) => {
        const kept = fromEditor({ type: 'doc', content })
        expect(kept.flatMap(({ runs }) => runs.map((run) => run.text)).join('')).toBe(
          content.map(wordsOf).join(''),
        )
        expect(FormattedText.safeParse(kept).success).toBe(true)
      }),
    )
  })

  it('of lines has headings and lists, and reads as lines again', () => {
    const text = formatted('# 停水\n請先儲水。\n・關水龍頭\n・放水 1 分鐘')
    expect(text.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'bullet', 'bullet'])
    expect(plainText(text)).toBe('停水\n請先儲水。\n・關水龍頭\n・放水 1 分鐘')
  })
})
