import { areaText, nothing } from '#modules/assemblies/tally/contract.ts'
import type { Paper } from '#platform/server/paper/paper.ts'
import { Document } from './drawing.ts'
import { meetingText } from './notice-drawn.ts'
import type { PaperFacts } from './papers.ts'
import { isUnwritten, namesOf } from './roll-state.ts'
import { overText, relationWords, selfText } from './said.ts'
import type { UnitRecord } from './tables.ts'

const columns = [
  { title: '證號', share: 0.7 },
  { title: '戶別', share: 1.4 },
  { title: '區分所有權人', share: 1.8 },
  { title: '㎡', share: 1, align: 'right' },
  { title: '出席', share: 2 },
  { title: '簽名', share: 2 },
] as const

/** How somebody is there for a unit, and what is to be said of it. */
function attendanceOf({ state }: PaperFacts, unit: UnitRecord): string {
  const there = state.presenceOf.get(unit.id)
  if (!there) return ''
  const relation = there.agentRelation ? relationWords[there.agentRelation] : ''
  const who = there.agentKey === null ? selfText(there) : `代理 ${there.agentName}（${relation}）`
  const credit = state.creditOf.get(unit.id)
  const over = credit?.isOverLimit ? ` ${overText(credit, state.excess.get(unit.id) ?? nothing)}` : ''
  return `${who}${over}${isUnwritten(there) ? ' 未附委託書' : ''}${there.leftAt ? ' 離席' : ''}`
}

/** The sign-in book: a line for every unit, with who came for it and the signature that was given at the desk. */
export async function* drawSignIn(paper: Paper, facts: PaperFacts): AsyncGenerator {
  const { communityName, assembly, state, pictureOf } = facts
  const sheet = new Document(paper, [`${communityName}　${assembly.title}`, '簽到簿'])
  sheet.title('簽到簿', `${meetingText(assembly.meetingAt)}　${assembly.place}`)
  // One signature serves all units of an act: it is read once.
  const signatures = new Map<string, Buffer | undefined>()
  for (let at = 0; at < state.units.length; at += 20) {
    const rows = []
    for (const unit of state.units.slice(at, at + 20)) {
      const path = state.presenceOf.get(unit.id)?.signaturePath ?? ''
      if (path && !signatures.has(path)) signatures.set(path, await pictureOf(path))
      rows.push([
        String(unit.cardNumber).padStart(4, '0'),
        unit.label,
        namesOf(unit.owners),
        areaText(unit.area * 5),
        attendanceOf(facts, unit),
        signatures.get(path) ?? (path ? '已在報到台簽名' : ''),
      ])
    }
    sheet.table(columns, rows, undefined, at > 0)
    yield
  }
  yield
}
