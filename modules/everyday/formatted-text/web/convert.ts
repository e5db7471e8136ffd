import type { JSONContent } from '@tiptap/core'
import type { Block, FormattedText, Run } from '../contract.ts'

const marksOf = ({ isBold, link }: Run) => [
  ...(isBold ? [{ type: 'bold' }] : []),
  ...(link ? [{ type: 'link', attrs: { href: link } }] : []),
]

/** Line breaks within a block are a piece of their own in the editor. */
const inlineOf = (runs: readonly Run[]): JSONContent[] =>
  runs.flatMap((run) =>
    run.text
      .split('\n')
      .flatMap((text, nth) => [
        ...(nth ? [{ type: 'hardBreak' }] : []),
        ...(text ? [{ type: 'text', text, marks: marksOf(run) }] : []),
      ]),
  )

const lists = { bullet: 'bulletList', number: 'orderedList' } as const

/** A formatted text as the editor takes it. */
export function toEditor(blocks: readonly Block[]): JSONContent {
  const content: JSONContent[] = []
  for (const { kind, runs, path } of blocks) {
    if (kind === 'picture') content.push({ type: 'picture', attrs: { path } })
    else if (kind === 'heading')
      content.push({ type: 'heading', attrs: { level: 2 }, content: inlineOf(runs) })
    else if (kind === 'paragraph') content.push({ type: 'paragraph', content: inlineOf(runs) })
    else {
      const item = { type: 'listItem', content: [{ type: 'paragraph', content: inlineOf(runs) }] }
      const last = content.at(-1)
      if (last?.type === lists[kind]) last.content?.push(item)
      else content.push({ type: lists[kind], content: [item] })
    }
  }
  return { type: 'doc', content: content.length ? content : [{ type: 'paragraph' }] }
}

function runsOf(content: readonly JSONContent[] = []): Run[] {
  const runs: Run[] = []
  for (const { type, text = '', marks = [] } of content) {
    const isBold = marks.some((mark) => mark.type === 'bold')
    const href: unknown = marks.find((mark) => mark.type === 'link')?.attrs?.['href']
    const link = typeof href === 'string' ? href : ''
    const last = runs.at(-1)
    // What no line of text may hold: a tab of what was pasted is a space.
    const words = type === 'hardBreak' ? '\n' : text.replace(/\t/g, ' ').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '')
    if (!words) continue
    if (last && (type === 'hardBreak' || (last.isBold === isBold && last.link === link))) last.text += words
    else runs.push({ text: words, isBold, link })
  }
  return runs
}

const block = (kind: Block['kind'], content: readonly JSONContent[] | undefined): Block => ({
  kind,
  runs: runsOf(content),
  path: '',
})

/** A piece of what the editor holds: a list within an entry is entries after it, and what else has words is lines of them. */
function blocksOf(node: JSONContent, kind: Block['kind'] = 'paragraph'): Block[] {
  const { type, content = [], attrs } = node
  if (type === 'picture') return [{ kind: 'picture', runs: [], path: String(attrs?.['path'] ?? '') }]
  if (type === 'bulletList' || type === 'orderedList')
    return content.flatMap((item) => blocksOf(item, type === 'bulletList' ? 'bullet' : 'number'))
  if (type === 'heading') return [block(kind === 'paragraph' ? 'heading' : kind, content)]
  if (type === 'paragraph') return [block(kind, content)]
  return content.flatMap((part) => blocksOf(part, kind))
}

/** What the editor holds, as a formatted text; no word of it is left out. */
export function fromEditor({ content = [] }: JSONContent): FormattedText {
  const blocks = content.flatMap((node) => blocksOf(node))
  const isBlank = ({ kind, runs }: Block) => kind === 'paragraph' && !runs.length
  while (blocks.length && isBlank(blocks.at(-1) as Block)) blocks.pop()
  return blocks
}
