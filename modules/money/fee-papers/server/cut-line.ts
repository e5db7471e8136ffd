import { mm, type Paper } from '#platform/server/paper/paper.ts'
import { small } from './sheet.ts'

/** Where a sheet of A4 is cut or torn: a broken line from edge to edge that says so in its middle. */
export function cutLine(paper: Paper, y: number, words: string): void {
  const [middle, gap] = [mm(105), paper.widthOf(words, small) / 2 + mm(3)]
  const line = { thick: mm(0.3), dash: mm(1) }
  paper.rule(0, y, middle - gap, line)
  paper.rule(middle + gap, y, middle - gap, line)
  paper.text(words, middle, y - 6.5, { ...small, align: 'centre' })
}
