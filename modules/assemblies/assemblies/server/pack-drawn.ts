import type { Paper } from '#platform/server/paper/paper.ts'
import { writeTime } from '#platform/contract/speak-time.ts'
import { Document, numberThrough } from './drawing.ts'
import type { MinutesFacts } from './minutes-facts.ts'
import { drawMinutes } from './minutes-drawn.ts'
import { noticeOf } from './notice.ts'
import { drawNotice, meetingText } from './notice-drawn.ts'
import { drawOutcome } from './outcome-drawn.ts'
import { relationWords } from './said.ts'
import { drawServings } from './servings-drawn.ts'
import { drawSignIn } from './sign-in-drawn.ts'

/** Somebody who spoke by proxy, and for whom, in one act: a photo of the paper serves all of its units. */
interface Proxy {
  agentName: string
  relation: string
  photoPath: string
  hasOriginal: boolean
  labels: string[]
}

function proxiesOf({ state }: MinutesFacts): Proxy[] {
  const acts = new Map<string, Proxy>()
  for (const unit of state.units) {
    const there = state.presenceOf.get(unit.id)
    if (!there || there.agentKey === null) continue
    const key = `${there.agentKey} ${there.proxyPath} ${there.registeredAt.getTime()}`
    const known = acts.get(key)
    if (known) known.labels.push(unit.label)
    else
      acts.set(key, {
        agentName: there.agentName,
        relation: there.agentRelation ? relationWords[there.agentRelation] : '',
        photoPath: there.proxyPath,
        hasOriginal: there.hasOriginal,
        labels: [unit.label],
      })
  }
  return [...acts.values()]
}

/** Proxies, and the photos of those that were taken at the desk; of the others the committee keeps the paper. */
async function* drawProxyPapers(
  paper: Paper,
  facts: MinutesFacts,
  proxies: readonly Proxy[],
): AsyncGenerator {
  const sheet = new Document(paper, [`${facts.communityName}　${facts.assembly.title}`, '委託書'])
  sheet.title('委託書', `${proxies.length} 份`)
  sheet.table(
    [
      { title: '代理人', share: 1.5 },
      { title: '關係', share: 1.2 },
      { title: '委託人', share: 4 },
      { title: '委託書', share: 1.4 },
    ],
    proxies.map(({ agentName, relation, labels, photoPath, hasOriginal }) => [
      agentName,
      relation,
      labels.join('、'),
      [hasOriginal ? '正本' : '', photoPath ? '照片如後' : ''].filter(Boolean).join('，') || '未附',
    ]),
  )
  yield
  for (const { agentName, labels, photoPath } of proxies) {
    if (!photoPath) continue
    sheet.heading(`代理人 ${agentName}`)
    sheet.paragraph(`委託人 ${labels.join('、')}`, { size: 9, line: 14 })
    const content = await facts.pictureOf(photoPath)
    if (!content || !sheet.picture(content)) sheet.paragraph('照片讀不出來。')
    yield
  }
}

/** All that is kept together with the minutes (Art. 34 II): notice, minutes, sign-in book, proxies, serving, and the outcome of a meeting called again. */
export async function* drawPack(paper: Paper, facts: MinutesFacts): AsyncGenerator {
  const { communityName, assembly, topics, state, chain } = facts
  const proxies = proxiesOf(facts)
  const hasOutcome = topics.some(({ outcome }) => outcome)
  numberThrough(paper)
  const sheet = new Document(paper, [communityName, '會議紀錄全卷'])
  sheet.title('會議紀錄全卷', assembly.title)
  const parts = [
    ['開會通知', `${(assembly.notice ?? noticeOf(assembly, topics)).topics.length} 案`],
    ['會議紀錄', `${topics.length} 案`],
    ['簽到簿', `${state.presenceOf.size}／${state.units.length} 戶`],
    ...(proxies.length ? [['委託書', `${proxies.length} 份`]] : []),
    ['送達紀錄', '逐戶的方式、日期與證據'],
    ...(hasOutcome ? [['決議結果公告', '條例第 32 條']] : []),
  ]
  sheet.table(
    [
      { title: '', share: 0.4 },
      { title: '卷內文件', share: 2 },
      { title: '', share: 3 },
    ],
    parts.map((part, at) => [String(at + 1), ...part]),
  )
  sheet.paragraph(
    `${meetingText(assembly.meetingAt)}　${assembly.place}\n依公寓大廈管理條例第 34 條第 2 項，會議紀錄與出席人員簽名簿、代理出席之委託書一併保存。` +
      `事件鏈 ${chain.count} 筆${chain.lastAt ? `，最後一筆 ${writeTime(chain.lastAt)}` : ''}；雜湊印在會議紀錄末頁。`,
  )
  yield
  yield* drawNotice(paper, facts)
  yield* drawMinutes(paper, facts)
  yield* drawSignIn(paper, facts)
  if (proxies.length) yield* drawProxyPapers(paper, facts, proxies)
  yield* drawServings(paper, facts)
  if (hasOutcome) yield* drawOutcome(paper, facts)
}
