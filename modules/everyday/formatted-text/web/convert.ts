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
    const words = type === 'hardBreak' ? '\n' : text
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

/** What the editor holds, as a formatted text; whatever else it should hold is left out. */
export function fromEditor({ content = [] }: JSONContent): FormattedText {
  const blocks = content.flatMap((node): Block[] => {
    if (node.type === 'heading') return [block('heading', node.content)]
    if (node.type === 'paragraph') return [block('paragraph', node.content)]
    if (node.type === 'picture')
      return [{ kind: 'picture', runs: [], path: String(node.attrs?.['path'] ?? '') }]
    const kind = node.type === 'bulletList' ? 'bullet' : node.type === 'orderedList' ? 'number' : undefined
    if (!kind) return []
    return (node.content ?? []).flatMap((item) =>
      (item.content ?? []).map((part) => block(kind, part.content)),
    )
  })
  const isBlank = ({ kind, runs }: Block) => kind === 'paragraph' && !runs.length
  while (blocks.length && isBlank(blocks.at(-1) as Block)) blocks.pop()
  return blocks
}
