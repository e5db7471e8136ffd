import { z } from 'zod'
import { line, verbatim } from '#platform/contract/fields.ts'

/** Characters of a formatted text as a whole. */
export const mostCharacters = 10_000
export const mostBlocks = 300
export const mostPictures = 20

const clean = (text: string) => !/(?!\n)[\p{Cc}\p{Cs}]/u.test(text)

/** A piece of one line or paragraph that looks the same from end to end. */
const Run = z.object({
  text: verbatim(mostCharacters).refine(clean, { error: '含有無法使用的字元' }),
  isBold: z.boolean(),
  /** '' where it leads nowhere. */
  link: line(500).refine((to) => to === '' || /^(https?:\/\/|tel:|mailto:)\S+$/.test(to), {
    error: '連結必須是 http、https、tel 或 mailto',
  }),
})
export type Run = z.output<typeof Run>

export const blockKinds = ['paragraph', 'heading', 'bullet', 'number', 'picture'] as const
const Block = z.object({
  kind: z.enum(blockKinds),
  runs: z.array(Run).max(200),
  /** Of a picture; '' of all others. */
  path: line(200),
})
export type Block = z.output<typeof Block>

/** The characters of a formatted text. */
export const lengthOfText = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { runs }) => sum + runs.reduce((part, { text }) => part + text.length, 0), 0)

/** The pictures of a formatted text, each file once. */
export const picturesOf = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap(({ kind, path }) => (kind === 'picture' && path ? [path] : []))),
]

/** A formatted text: what it may hold is listed here, and nothing of it is HTML. */
export const FormattedText = z
  .array(Block)
  .max(mostBlocks)
  .refine((blocks) => lengthOfText(blocks) <= mostCharacters, { error: `內文最多 ${mostCharacters} 個字` })
  .refine((blocks) => picturesOf(blocks).length <= mostPictures, { error: `圖片最多 ${mostPictures} 張` })
  .refine((blocks) => blocks.every(({ kind, path }) => (kind === 'picture') === (path !== '')), {
    error: '圖片不完整，請重新加入',
  })
export type FormattedText = z.output<typeof FormattedText>

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** The words of a formatted text, a line per block; for messages, boards and search. */
export function plainText(blocks: readonly Block[]): string {
  let nth = 0
  return blocks
    .filter(({ kind }) => kind !== 'picture')
    .map(({ kind, runs }) => {
      nth = kind === 'number' ? nth + 1 : 0
      if (kind === 'bullet') return `・${textOf(runs)}`
      return kind === 'number' ? `${nth}. ${textOf(runs)}` : textOf(runs)
    })
    .join('\n')
    .trim()
}

/** A text of plain lines as a formatted one: lines that begin with ・ are entries of a list, with # headings. */
export const formatted = (text: string): FormattedText =>
  text.split('\n').map((row) => {
    const [, mark = '', words = ''] = /^(・|# )?(.*)$/.exec(row) ?? []
    const kind = mark === '・' ? 'bullet' : mark ? 'heading' : 'paragraph'
    return { kind, runs: words ? [{ text: words, isBold: false, link: '' }] : [], path: '' } as const
  })
