import type { Paper } from '#platform/server/paper/paper.ts'
import { rocDay } from '#platform/server/paper/speak.ts'
import { served, type Served } from '../shapes.ts'
import { Document } from './drawing.ts'
import type { MinutesFacts } from './minutes-facts.ts'
import { channelWords, servedWords } from './said.ts'

const columns = [
  { title: '戶別', share: 1.4 },
  { title: '區分所有權人', share: 2 },
  { title: '方式', share: 1.2 },
  { title: '送達日', share: 1.6 },
  { title: '證據', share: 3 },
] as const
/** Rows that are drawn before others have their turn. */
const atOnce = 40

/** What is served of a meeting: of one that was called again also what became of its resolutions (Art. 32 III). */
export const servedOf = ({ assembly }: MinutesFacts): Served[] =>
  served.filter((what) => what !== 'outcome' || assembly.kind === 'reconvened')

/** How notice, minutes and outcome reached each owner, with what proves it, and the pictures of that (Art. 30, 32 III, 34). */
export async function* drawServings(paper: Paper, facts: MinutesFacts): AsyncGenerator {
  const { communityName, assembly, servings, pictureOf } = facts
  const sheet = new Document(paper, [`${communityName}　${assembly.title}`, '送達紀錄'])
  sheet.title('送達紀錄', assembly.title)
  const proofs = new Map<string, string[]>()
  for (const what of servedOf(facts)) {
    const list = servings[what]
    const count = list.filter(({ channel }) => channel).length
    sheet.heading(servedWords[what], `已送達 ${count}／${list.length} 戶`)
    for (let at = 0; at < list.length; at += atOnce) {
      const part = list.slice(at, at + atOnce)
      for (const { photoPath, label } of part)
        if (photoPath)
          proofs.set(photoPath, [...(proofs.get(photoPath) ?? []), `${servedWords[what]} ${label}`])
      sheet.table(
        columns,
        part.map(({ label, ownerName, channel, servedOn, evidence, photoPath }) => [
          label,
          ownerName,
          channel ? channelWords[channel] : '尚未送達',
          servedOn ? rocDay(servedOn) : '',
          [evidence, photoPath ? '附照片' : ''].filter(Boolean).join('　'),
        ]),
        undefined,
        at > 0,
      )
      yield
    }
  }
  for (const [path, labels] of proofs) {
    const content = await pictureOf(path)
    sheet.heading('送達證據')
    sheet.paragraph(labels.join('、'), { size: 9, line: 14 })
    if (!content || !sheet.picture(content)) sheet.paragraph('照片讀不出來。')
    yield
  }
  yield
}
