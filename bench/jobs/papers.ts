import { sampleBill } from '#modules/money/fee-papers/server/sample-bill.ts'
import { drawBill } from '#modules/money/fee-papers/server/draw-bill.ts'
import { streamPaper } from '#platform/server/paper/stream.ts'
import { residentBytes } from '../measure/memory.ts'
import { atMost, type Line, megabytes, ms } from '../measure/line.ts'

/** A thousand bills may hold this much more memory than fifty. */
const goal = 1.6

/** Draws so many bills and reads them as a slow reader would; gives the milliseconds and the most memory held meanwhile. */
async function draw(bills: number): Promise<{ took: number; most: number; bytes: number }> {
  const begun = performance.now()
  let [most, bytes, parts] = [0, 0, 0]
  const stream = streamPaper({ title: '繳費單', author: '晴川社區' }, function* (paper) {
    for (let nth = 0; nth < bills; nth++) {
      drawBill(paper, { ...sampleBill, number: `11511-${nth}`, household: `A棟-${nth}` })
      yield
    }
  })
  for await (const part of stream) {
    bytes += (part as Buffer).length
    if (parts++ % 64 === 0) most = Math.max(most, await residentBytes(process.pid))
  }
  return { took: performance.now() - begun, most: Math.max(most, await residentBytes(process.pid)), bytes }
}

/** A thousand bills as one PDF with three barcodes each: in what time, and holding how much more than a few of them. */
export async function measurePapers(): Promise<Line[]> {
  await draw(50)
  const few = await draw(50)
  const many = await draw(1000)
  const ratio = many.most / few.most
  return [
    {
      job: 'print 1,000 bills with three barcodes each as one PDF',
      figure: `${ms(many.took)}, ${megabytes(many.bytes)}, ${megabytes(many.most)} held`,
      limit: `${megabytes(few.most)} held for 50 bills`,
      ratio,
      goal: `at most ${goal}, in 5 s`,
      missing: atMost(ratio, goal, 'memory') || atMost(many.took, 5000),
    },
  ]
}
