import { and, inArray } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { mm, type Paper, sheets } from '#platform/server/paper/paper.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import { type assets, baseUnfit, mostLabels, nothingToLabel, tooManyLabels } from '../contract.ts'
import { addressOfCode } from '../label.ts'
import type { Asset } from '../shapes.ts'
import { conditionOf } from './list.ts'
import { readAssets } from './queries.ts'
import { assetTable as a } from './tables.ts'

/** A sheet has three labels beside each other and eight under each other; a single label is 62 mm wide. */
const [across, down] = [3, 8]
const [cellWidth, cellHeight] = [mm(70), mm(37)]

interface Label {
  displayId: string
  name: string
  areaName: string
  address: string
}

function drawLabel(paper: Paper, label: Label, x: number, y: number, side: number, width: number): void {
  paper.qr(label.address, x, y, side)
  const left = x + side + mm(4)
  const room = width - side - mm(6)
  paper.fitted(label.displayId, left, y, room, { size: 14, line: 20, weight: 'bold' })
  const lines = paper.lines(label.name, room, { size: 9 }).slice(0, 2)
  for (const [nth, line] of lines.entries()) paper.text(line, left, y + 22 + nth * 12, { size: 9, line: 12 })
  paper.fitted(label.areaName, left, y + 24 + lines.length * 12, room, { size: 8, line: 12, grey: 0.3 })
}

function* drawSheet(paper: Paper, labels: readonly Label[]) {
  for (const [nth, label] of labels.entries()) {
    const at = nth % (across * down)
    if (at === 0) paper.page(sheets.a4)
    const x = (at % across) * cellWidth + mm(5)
    const y = Math.floor(at / across) * cellHeight + mm(5)
    drawLabel(paper, label, x, y, mm(26), cellWidth - mm(5))
    if (at === across * down - 1) yield
  }
  yield
}

function* drawSingles(paper: Paper, labels: readonly Label[]) {
  for (const label of labels) {
    paper.page([mm(62), mm(29)])
    drawLabel(paper, label, mm(3.5), mm(3.5), mm(22), mm(58))
    yield
  }
}

const isBase = (base: string) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(base)

const toLabel = (base: string) => (asset: Asset) => ({
  assetId: asset.assetId,
  displayId: asset.displayId,
  name: asset.name,
  areaName: asset.areaName,
  qrCode: asset.qrCode,
  address: addressOfCode(base, asset.qrCode),
})

/**
 * The labels of assets, or a PDF of them, on sheets of 24 or one by one; audited when it is paper. `publicAddress`: where people
 * reach the program; only where nobody said does `base` hold, which a browser sends. Throws nothingToLabel, tooManyLabels, baseUnfit.
 */
export async function readLabels(
  context: Context,
  { assetIds, paper: on, base, ...narrowing }: Taken<typeof assets.calls.labels>,
  publicAddress: string,
): Promise<ReturnType<ReturnType<typeof toLabel>>[] | FileAnswer> {
  if (base && !isBase(base)) throw baseUnfit()
  const named = assetIds ? inArray(a.id, assetIds) : undefined
  const found = await readAssets(context, {
    condition: and(named, conditionOf(narrowing)),
    limit: mostLabels + 1,
  })
  if (found.length > mostLabels) throw tooManyLabels()
  const labels = found.map(toLabel(publicAddress || base))
  if (!on) return labels
  if (!labels.length) throw nothingToLabel()
  context.audit({ action: 'assets.label', after: { rows: labels.length } })
  const title = labels.length === 1 ? `資產標籤_${labels[0]?.displayId}` : `資產標籤_${labels.length}張`
  const draw = on === 'sheet' ? drawSheet : drawSingles
  const content = streamPaper({ title, author: context.actor.communityName }, (paper) => draw(paper, labels))
  const fileName = `${title.replace(/[\\/:*?"<>|]/g, '')}_${dayOf(context.now)}.pdf`
  return { contentType: paperType, fileName, content }
}
