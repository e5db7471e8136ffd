import { areaText, type Thresholds, type Verdict, type Weight } from '#modules/assemblies/tally/contract.ts'
import type { Topic } from '../shapes.ts'
import { formulaText, reachedText, weightText } from './said.ts'
import type { MinutesFacts } from './minutes-facts.ts'
import { writeTime } from '#platform/contract/speak-time.ts'

/** A line of a box: whose sum, the sum, and what it comes to. */
type Line = readonly [string, string, string]

/** The sums by which enough were there, of persons and of area (Art. 31, 32 I). */
export function quorumLines(
  present: Weight,
  whole: Weight,
  { quorum }: Thresholds,
  { heads, area }: Pick<Verdict, 'heads' | 'area'>,
): Line[] {
  // A meeting called again asks for three owners, whatever the share comes to.
  const least = quorum.leastHeads > 1 ? `，且至少 ${quorum.leastHeads} 人` : ''
  return [
    [
      '出席人數',
      `${formulaText(present.heads, whole.heads, quorum.heads, String)}${least}`,
      `${reachedText(heads.isReached, quorum.heads)}${least && `、${quorum.leastHeads} 人`}`,
    ],
    [
      '出席比例',
      formulaText(present.fifths, whole.fifths, quorum.area, areaText),
      reachedText(area.isReached, quorum.area),
    ],
  ]
}

/** The sums by which a motion was agreed to; of few answers of a secret vote only whether they reach. */
export function approvalLines({ result, snapshot, applied }: Topic): Line[] {
  const yes = result?.rows.find(({ optionId }) => optionId === 'yes')
  if (!yes || !result?.approval || !snapshot) return []
  const of = applied.approval.isOfAll ? snapshot.whole : snapshot.present
  return [
    [
      '同意人數',
      yes.heads === null ? '不公布' : formulaText(yes.heads, of.heads, applied.approval.heads, String),
      reachedText(result.approval.heads.isReached, applied.approval.heads),
    ],
    [
      '同意比例',
      yes.fifths === null
        ? '有選項不到五人，面積不公布'
        : formulaText(yes.fifths, of.fifths, applied.approval.area, areaText),
      reachedText(result.approval.area.isReached, applied.approval.area),
    ],
  ]
}

/** Why the chair went on though too few were there: with the meeting, or with voting on a motion. */
export const shortTexts = ({ short }: MinutesFacts, topicId: string | null): string[] =>
  short
    .filter((one) => one.topicId === topicId)
    .map(
      ({ number, heads, fifths, at, by, reason }) =>
        `註　${writeTime(at)} ${topicId ? '開始表決' : '宣布開會'}時，出席未達第 ${number} 案的門檻，尚差 ${weightText({ heads, fifths })}（${by}）：${reason}`,
    )
