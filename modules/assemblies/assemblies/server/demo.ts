import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { attendanceOf, byHalves, byLaw, nothing, wholeOf } from '#modules/assemblies/tally/contract.ts'
import type { Snapshot } from '../shapes.ts'
import { demoEntries } from './demo-acts.ts'
import { demoCounted, demoPresences, demoUnits } from './demo-roll.ts'
import { resultOf, votesOf } from './result.ts'
import type { TopicRecord } from './tables.ts'
import { motionOptions } from './topics.ts'

const day = 86_400_000
const past = 'assembly past'
const next = 'assembly next'

/** What was decided in the past meeting: title, words, kind, and how many units in a hundred said no. */
const decided = [
  ['114 年度決算', '管理費收支與公共基金結算，附會計師查核報告。', 'ordinary', 4, '照案通過。'],
  [
    '外牆磁磚修繕工程，動支公共基金 NT$3,860,000',
    'B棟東向 4F 至 10F 磁磚剝落，三家報價取宏昇營造；工期 60 日。',
    'fund',
    11,
    '照案通過，授權管理委員會簽約，總價以 NT$3,860,000 為上限。',
  ],
  [
    '機車位清潔費調整為每月 NT$150',
    '現行 NT$100，自下年度起調整。',
    'ordinary',
    62,
    '未達同意門檻，維持現行費用。',
  ],
] as const
/** The agenda of the one that is prepared. */
const planned = [
  ['115 年度預算', '管理費收入、清潔與保全支出、公共基金提撥。', 'ordinary'],
  ['規約第 12 條修正', '寵物飼養登記與公共空間使用。', 'bylaws'],
] as const

/** One meeting that is over, with minutes that reached most owners, and one that is being prepared. */
export const demo: Demo = ({ now, communityId, clerk, idOf, householdId }) => {
  const at = (days: number, hour = 14) =>
    new Date(`${dayOf(new Date(now.getTime() + days * day))}T${hour}:30:00+08:00`)
  const met = at(-24)
  const by = clerk.name
  const bylaws = [{ kind: 'ordinary', from: '2020-01-01', thresholds: byHalves }]
  const common = {
    communityId,
    convenerName: '吳文雄',
    chairName: '吳文雄',
    recorderName: by,
    personCount: 'owner',
    bylaws,
    place: 'B1 多功能會議室',
    kind: 'regular',
    isPosted: false,
  }
  const units = demoUnits(idOf, householdId, past)
  const presences = demoPresences(units, idOf, met, by)
  const { present, credits } = attendanceOf(demoCounted(units), presences)
  const whole = wholeOf(demoCounted(units))
  const times = (nth: number, minutes: number) => new Date(met.getTime() + (nth * 25 + minutes) * 60_000)
  const thresholdsOf = (kind: string) => (kind === 'ordinary' ? byHalves : byLaw)
  const says = (nth: number, no: number) =>
    (nth * 37) % 100 < no ? 'no' : nth % 23 === 5 ? 'abstain' : 'yes'
  const motions = decided.map(([title, description, kind, no, decisionText], nth) => {
    const id = idOf(`${past} topic ${nth}`)
    const snapshot: Snapshot = { present, whole, thresholds: thresholdsOf(kind), personCount: 'owner' }
    const chosen = credits.map((credit, at) => ({
      ...credit,
      choice: says(
        units.findIndex(
          ({ ownerKey }) => ownerKey === units.find(({ id: unit }) => unit === credit.unitId)?.ownerKey,
        ),
        no,
      ),
      at,
    }))
    const record = {
      kind,
      options: [...motionOptions],
      mostChoices: 1,
      seats: [],
      alternates: 0,
      countsBy: 'heads',
      isPlurality: false,
      lots: [],
    } as unknown as TopicRecord
    const ballots = chosen.map(({ choice, heads, fifths }) => ({
      choices: [choice],
      weight: { heads, fifths },
    }))
    const cast = ballots.reduce(
      (sum, { weight }) => ({ heads: sum.heads + weight.heads, fifths: sum.fifths + weight.fifths }),
      nothing,
    )
    const result = resultOf(record, snapshot, votesOf(record, ballots), cast)
    const row = {
      communityId,
      id,
      assemblyId: idOf(past),
      number: nth + 1,
      title,
      description,
      kind,
      voteWay: 'record',
      options: motionOptions,
      status: 'closed',
      round: 1,
      startedAt: times(nth, 15),
      closedAt: times(nth, 19),
      snapshot: snapshot,
      result: result,
      decision: result.isCarried ? 'carried' : 'rejected',
      decisionText,
      decidedAt: times(nth, 21),
      decidedByName: '吳文雄',
    }
    return { row, chosen, result }
  })
  const entries = demoEntries({
    assemblyId: idOf(past),
    communityId,
    title: '115 年度第 1 次區分所有權人會議',
    units,
    presences,
    motions,
    at: {
      made: at(-60, 10),
      roll: at(-58, 10),
      agenda: at(-57, 11),
      published: at(-40, 10),
      begun: met,
      ended: times(4, 0),
    },
    by,
    chair: '吳文雄',
  })
  const isOld = (nth: number) => nth % 10 !== 4
  const servings = (what: string, days: number) =>
    units.flatMap((unit, nth) =>
      what === 'minutes' && !isOld(nth)
        ? []
        : [
            {
              communityId,
              id: idOf(`${what} ${unit.id}`),
              assemblyId: idOf(past),
              unitId: unit.id,
              what,
              channel: nth % 4 ? 'hand' : 'registered',
              servedOn: dayOf(at(days)),
              evidence: nth % 4 ? '簽收簿' : `掛號 ${700 + nth}`,
              at: at(days),
              byName: by,
            },
          ],
    )
  const withCommunity = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ communityId, ...row }))
  return [
    [
      'assembly_setting',
      [{ communityId, section: 'bylaws', version: 1, chosen: { bylaws }, changedByName: by }],
    ],
    [
      'assembly',
      [
        {
          ...common,
          id: idOf(past),
          title: '115 年度第 1 次區分所有權人會議',
          session: '第 8 屆',
          meetingAt: met,
          noticeDay: dayOf(at(-40)),
          status: 'ended',
          publishedAt: at(-40, 10),
          startedAt: met,
          endedAt: times(4, 0),
          minutesPostedOn: dayOf(at(-14)),
          chainNumber: entries.length,
          chainHash: entries.at(-1)?.hash ?? '',
        },
        {
          ...common,
          id: idOf(next),
          title: '115 年度第 2 次區分所有權人會議',
          session: '第 8 屆',
          meetingAt: at(20),
          noticeDay: null,
          status: 'draft',
          publishedAt: null,
          startedAt: null,
          endedAt: null,
          minutesPostedOn: null,
          chainNumber: 0,
          chainHash: '',
        },
      ],
    ],
    ['assembly_unit', withCommunity(units)],
    ['assembly_presence', withCommunity(presences)],
    ['assembly_topic', motions.map(({ row }) => row)],
    [
      'assembly_topic',
      planned.map(([title, description, kind], nth) => ({
        communityId,
        id: idOf(`${next} topic ${nth}`),
        assemblyId: idOf(next),
        number: nth + 1,
        title,
        description,
        kind,
        voteWay: kind === 'bylaws' ? 'sealed' : 'record',
        options: motionOptions,
        status: 'waiting',
      })),
    ],
    [
      'assembly_weight',
      motions.flatMap(({ row, chosen }) =>
        chosen.map(({ unitId, heads, fifths, isOverLimit }) => ({
          communityId,
          topicId: row.id,
          unitId,
          agentKey: presences.find((one) => one.unitId === unitId)?.agentKey ?? null,
          heads,
          fifths,
          isOverLimit,
        })),
      ),
    ],
    [
      'assembly_vote',
      motions.flatMap(({ row, chosen }) =>
        chosen.map(({ unitId, choice, at: nth }) => ({
          communityId,
          id: idOf(`vote ${row.id} ${unitId}`),
          topicId: row.id,
          unitId,
          choices: [choice],
          source: nth % 3 ? 'phone' : 'card',
          castAt: new Date(row.startedAt.getTime() + nth * 2000),
          castByName: by,
          isCounted: true,
        })),
      ),
    ],
    [
      'assembly_objection',
      [
        {
          communityId,
          id: idOf(`${past} objection`),
          assemblyId: idOf(past),
          topicId: idOf(`${past} topic 1`),
          unitId: motions[1]?.chosen.find(({ choice }) => choice === 'no')?.unitId,
          isOnSpot: true,
          words: '議案附件未隨開會通知送達，對召集程序異議。',
          at: times(1, 22),
          receivedOn: dayOf(met),
          byName: by,
        },
      ],
    ],
    ['assembly_serving', [...servings('notice', -38), ...servings('minutes', -16)]],
    ['assembly_entry', entries],
  ]
}
