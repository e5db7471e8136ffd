import { dayAfter } from '#platform/contract/days.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { monthAfter, monthDays } from '../months.ts'
import { usualLimits } from '../roster-limits.ts'

const shift = (code: string, name: string, from: string, until: string, look = 'paper', restMinutes = 0) => ({
  code,
  look,
  restMinutes,
  shiftName: name,
  shiftFrom: from,
  shiftUntil: until,
})
const day = shift('日', '日班 12 小時', '07:00', '19:00')
const night = shift('夜', '夜班 12 小時', '19:00', '07:00', 'ink')
const office = shift('辦', '總幹事班', '09:00', '18:00', 'sunk', 60)
const clean = shift('清', '清潔班', '06:30', '10:30')
const rounds = [day, day, night, night, undefined, undefined]
const weekdays = [office, office, office, office, office, undefined, undefined]
const mornings = [clean, clean, clean, clean, clean, clean, undefined]

/** Three companies and two months: the one that runs is published, the next one is planned, and one shift of it is too early. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const month = dayOf(now).slice(0, 7)
  const next = monthAfter(month, 1)
  const companyOf = (name: string) => idOf(`duty company ${name}`)
  const guards = [
    ['林志明', '組長', 0],
    ['張志豪', '保全', 4],
    ['許國華', '保全', 2],
    ['郭建宏', '保全', 1],
    ['蔡俊傑', '保全', 5],
    ['黃國棟', '保全', 3],
  ] as const
  const people = [
    ...guards.map(([name, jobTitle, start]) => ({
      name,
      jobTitle,
      start,
      company: '青松保全',
      rounds,
      pay: 210,
    })),
    { name: '陳建宏', jobTitle: '機動', start: 0, company: '青松保全', rounds: [undefined], pay: 210 },
    { name: clerk.name, jobTitle: '秘書', start: 0, company: '晴川物業', rounds: weekdays, pay: 230 },
    { name: '林志豪', jobTitle: '總幹事', start: 0, company: '晴川物業', rounds: weekdays, pay: 280 },
    { name: '吳美玲', jobTitle: '清潔', start: 0, company: '潔安清潔', rounds: mornings, pay: 200 },
    { name: '周秀英', jobTitle: '清潔', start: 3, company: '潔安清潔', rounds: mornings, pay: 200 },
  ]
  const accountOf = (name: string) => (name === clerk.name ? clerk.accountId : null)
  const personId = (name: string) => idOf(`duty person ${name}`)
  // Weeks begin on a Monday, and the rounds of guards where the year did: both months go on from each other.
  const nth = (of: string) =>
    (Date.parse(`${of}T00:00:00Z`) - Date.parse('2024-01-01T00:00:00Z')) / 86_400_000
  const planned = [...monthDays(month), ...monthDays(next)].flatMap((of) =>
    people.flatMap(({ name, start, rounds: round }) => {
      const set = round[(nth(of) + start) % round.length]
      return set ? [{ communityId, personId: personId(name), day: of, ...set }] : []
    }),
  )
  // The night ends at seven in the morning, and eight hours later the evening begins.
  const late = shift('晚', '晚班', '15:00', '23:00')
  const free = (of: string) =>
    !planned.some((each) => each.day === of && each.personId === personId('許國華'))
  const tired = monthDays(next).find((of, place) => place > 7 && free(of) && !free(dayAfter(of, -1)))
  const draft = tired
    ? [...planned, { communityId, personId: personId('許國華'), day: tired, ...late }]
    : planned
  const of = (rows: typeof planned, stage: string) => rows.map((row) => ({ ...row, stage }))
  const isNow = (row: { day: string }) => row.day.startsWith(month)
  return [
    [
      'duty_company_rule',
      ['青松保全', '晴川物業', '潔安清潔'].map((name) => ({
        communityId,
        companyId: companyOf(name),
        limits: usualLimits,
        patterns:
          name === '青松保全'
            ? ['日日夜夜休休', '日日日休夜夜夜休']
            : name === '晴川物業'
              ? ['辦辦辦辦辦休休']
              : [],
      })),
    ],
    [
      'duty_person',
      people.map(({ name, jobTitle, company, pay }) => {
        const isGuard = company === '青松保全'
        return {
          communityId,
          id: personId(name),
          who: accountOf(name) ?? personId(name),
          companyId: companyOf(company),
          accountId: accountOf(name),
          name,
          jobTitle,
          agreementNumber: isGuard ? '府勞條字第 1140032107 號' : '',
          agreementFrom: isGuard ? '2025-03-01' : null,
          hourlyPay: pay,
        }
      }),
    ],
    ['duty_roster', [month, next].map((each) => ({ communityId, month: each }))],
    ['duty_shift', [...of(draft, 'draft'), ...of(planned.filter(isNow), 'published')]],
    [
      'duty_roster_version',
      [
        {
          communityId,
          month,
          version: 1,
          ofRowVersion: 1,
          publishedAt: new Date(Date.parse(`${month}-01T00:00:00+08:00`) - 6 * 86_400_000),
          publishedBy: clerk.accountId,
          publishedByName: clerk.name,
          reason: '',
          breaches: [],
          shifts: planned.filter(isNow).map(({ day: on, code, shiftFrom, shiftUntil, personId: id }) => ({
            person: people.find(({ name }) => personId(name) === id)?.name ?? '',
            day: on,
            code,
            from: shiftFrom,
            until: shiftUntil,
          })),
        },
      ],
    ],
    [
      'duty_wish',
      [
        { communityId, personId: personId('林志明'), day: `${next}-12`, note: '女兒結婚', askedAt: now },
        { communityId, personId: personId(clerk.name), day: `${next}-18`, note: '', askedAt: now },
      ],
    ],
  ]
}
