import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'

const DAY = 86_400_000
const usual = { look: 'paper', restMinutes: 0, needed: 0 }
const shifts = {
  early: { ...usual, code: '早', name: '早班', from: '07:00', until: '15:00' },
  late: { ...usual, code: '晚', name: '晚班', from: '15:00', until: '23:00' },
  day: { ...usual, code: '日', name: '日班 12 小時', from: '07:00', until: '19:00', needed: 2 },
  night: {
    ...usual,
    code: '夜',
    name: '夜班 12 小時',
    from: '19:00',
    until: '07:00',
    needed: 2,
    look: 'ink',
  },
  own: {
    ...usual,
    code: '辦',
    name: '總幹事班',
    from: '09:00',
    until: '18:00',
    restMinutes: 60,
    look: 'sunk',
  },
}
const cleaning = { ...usual, code: '清', name: '清潔班', from: '06:30', until: '10:30', needed: 1 }
const guards = '青松保全'
const office = '晴川物業'

/** Three companies, and a month of the clock: guards by day, evening and night, and the desk. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const today = Date.parse(`${dayOf(now)}T00:00:00+08:00`)
  const lines = [
    { who: '郭建宏', account: null, company: guards, title: '保全', shift: shifts.day, from: 7, hours: 12 },
    {
      who: '許國華',
      account: null,
      company: guards,
      title: '保全',
      shift: shifts.night,
      from: 19,
      hours: 12,
    },
    {
      who: clerk.name,
      account: clerk.accountId,
      company: office,
      title: '秘書',
      shift: shifts.own,
      from: 9,
      hours: 9,
    },
    {
      who: '蔡俊傑',
      account: null,
      company: guards,
      title: '機動',
      shift: shifts.late,
      from: 15,
      hours: 8,
    },
  ]
  const entries = lines.flatMap(({ who, account, company, title, shift, from, hours }, nth) =>
    Array.from({ length: 31 }, (_, days) => days + 1)
      // Two days off in six, each on others.
      .filter((days) => (days + nth * 2) % 6 > 1)
      .map((days) => {
        const begins = today - days * DAY + from * 3_600_000
        const isForgotten = account === clerk.accountId && days === 3
        const isLate = (days * 7 + nth) % 11 === 0
        return {
          communityId,
          id: idOf(`clock entry ${nth} ${days}`),
          kind: account ? 'own' : 'notInCompany',
          way: account ? 'account' : 'desk',
          accountId: account,
          personName: who,
          companyName: company,
          jobTitle: title,
          shiftName: shift.name,
          shiftFrom: shift.from,
          shiftUntil: shift.until,
          isStandIn: !account && days % 13 === 0,
          reason: account ? '' : '保全公司派駐',
          workDate: dayOf(new Date(begins)),
          clockedInAt: new Date(begins + (isLate ? 9 : -((days * 3 + nth) % 8)) * 60_000),
          clockedInBy: account ?? clerk.accountId,
          clockedInByName: account ? who : clerk.name,
          clockedOutAt: isForgotten
            ? null
            : new Date(begins + hours * 3_600_000 + ((days * 5) % 12) * 60_000),
          clockedOutByName: isForgotten ? '' : who,
          forgottenAt: isForgotten ? new Date(begins + DAY) : null,
        }
      })
      .filter(({ clockedOutAt, forgottenAt }) => forgottenAt || (clockedOutAt && clockedOutAt < now)),
  )
  return [
    [
      'duty_company',
      [
        [guards, ['保全', '組長', '機動'], [shifts.day, shifts.night, shifts.early, shifts.late]],
        [office, ['總幹事', '秘書', '財務秘書'], [shifts.own, shifts.early, shifts.late]],
        ['潔安清潔', ['清潔', '領班'], [cleaning]],
      ].map(([name, jobTitles, shiftClasses]) => ({
        communityId,
        id: idOf(`duty company ${String(name)}`),
        name,
        jobTitles,
        shiftClasses,
      })),
    ],
    ['duty_clock_entry', entries],
  ]
}
