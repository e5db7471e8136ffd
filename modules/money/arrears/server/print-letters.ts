import { asc, eq, inArray, or } from 'drizzle-orm'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { noLetters } from '../problems.ts'
import { beginSheet, bottom, left, width } from '#platform/server/paper/table.ts'
import { type DemandRow, demandTable as t } from './tables.ts'

type Letter = Pick<DemandRow, 'title' | 'body' | 'day' | 'voidedAt'>

/** A letter as it went out; what was taken back says so. */
export function drawLetter(paper: Paper, letter: Letter, issuer: string): void {
  let y = beginSheet(paper, { issuer, title: letter.title, day: letter.day })
  if (letter.voidedAt) {
    paper.text('本次催繳已取消', left, y, { size: 14, line: 22, weight: 'bold' })
    y += 30
  }
  for (const line of paper.lines(letter.body, width, { size: 12 })) {
    if (y + 20 > bottom) {
      paper.page(sheets.a4)
      y = mm(20)
    }
    paper.text(line, left, y, { size: 12, line: 20 })
    y += 20
  }
}

/** Letters as one PDF, in the order in which they were made. Audited. Throws noLetters. */
export async function printLetters(
  context: Context,
  { demandIds = [], batchId }: { demandIds?: string[] | undefined; batchId?: string | undefined },
): Promise<FileAnswer> {
  const of = or(
    demandIds.length ? inArray(t.id, demandIds) : undefined,
    batchId ? eq(t.batchId, batchId) : undefined,
  )
  const letters = of ? await context.db.select().from(t).where(of).orderBy(asc(t.at), asc(t.id)) : []
  const [first] = letters
  if (!first) throw noLetters()
  const { communityName } = context.actor
  context.audit({ action: 'arrears.printLetters', after: { letterCount: letters.length } })
  const content = streamPaper({ title: first.title, author: communityName }, function* (paper) {
    for (const letter of letters) yield drawLetter(paper, letter, `${communityName}管理委員會`)
  })
  return { contentType: paperType, fileName: `${first.title}_${dayOf(context.now)}.pdf`, content }
}
