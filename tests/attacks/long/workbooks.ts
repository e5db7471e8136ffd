import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '../../setup/desk.ts'
import { archiveOf, lyingAbout, renamed } from '../../setup/hostile-workbooks.ts'
import { type Attack, below, Counts, oneOf, type Random } from './attack.ts'
import { costlyParts } from './hostile-formats.ts'

/** Milliseconds after which an import must have come to an end, whatever its file is. */
const longest = 90_000

/** Some bytes of it are others, or missing. */
function damaged(file: Buffer, random: Random): Buffer {
  const broken = Buffer.from(file)
  for (let n = 0; n < 1 + below(random, 20); n++) broken[below(random, broken.length)] = below(random, 256)
  return random() < 0.3 ? broken.subarray(0, below(random, broken.length)) : broken
}

/** A workbook that somebody made to stop the program. */
export async function hostileWorkbook(random: Random): Promise<Buffer> {
  const file = await archiveOf(costlyParts(random))
  const kind = random()
  if (kind < 0.6) return file
  if (kind < 0.8) return damaged(file, random)
  if (kind < 0.9) return lyingAbout(file, oneOf(random, [0, 1, 0x7fffffff, 0xffffffff]))
  return renamed(
    file,
    'xl/worksheets/sheet1.xml',
    oneOf(random, ['../../../../etc/passwd00', 'xl/workbook.xml000000000']),
  )
}

/** Waits until an import is neither checked nor written; gives what became of it. */
async function settled(desk: Desk, importId: string): Promise<string> {
  const end = performance.now() + longest
  while (performance.now() < end) {
    const { status, body } = await desk.get(`/api/v1/HouseholdProperty/Import/${importId}`)
    if (status >= 500) return `answered ${status}`
    const now = String(body.Data?.Status)
    if (status === 200 && !/^(checking|applying)$/.test(now)) return now
    await pause(100)
  }
  return 'never ended'
}

/** Workbooks that are costly to read, damaged, or lie about themselves, one after the other. */
export const workbooks: Attack = {
  what: 'workbooks that are costly, damaged or lie about themselves',
  async run({ target, random, until }) {
    const findings = new Set<string>()
    const ends = new Counts()
    for (let nth = 0; performance.now() < until; nth++) {
      // A session that works for hours is signed in anew, like a person.
      const desk = await target.as('auth_0912345678', '晴川社區')
      const importId = newId()
      const form = new FormData()
      form.append('File', new Blob([new Uint8Array(await hostileWorkbook(random))]), '住戶.xlsx')
      const { status, body } = await desk.send(
        'POST',
        `/core/api/HouseholdProperty/Import?ImportId=${importId}`,
        form,
      )
      if (status >= 500) findings.add(`workbook ${nth} was answered ${status}: ${JSON.stringify(body)}`)
      const end = status === 200 ? await settled(desk, importId) : `refused ${status}`
      ends.add(end)
      if (/never|answered 5/.test(end)) findings.add(`workbook ${nth}: the import ${end}`)
      if (status === 200) await desk.post(`/api/v1/HouseholdProperty/Import/${importId}/Cancel`)
      for (const complaint of await target.complaints()) findings.add(`workbook ${nth}: ${complaint}`)
    }
    return { tried: `${ends}`, findings: [...findings] }
  },
}
