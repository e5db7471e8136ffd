import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { demoPlans } from './demo-plans.ts'

const day = 86_400_000
const workers = ['張家銘', '陳冠宇', '許文雄', '林哲安', '吳佩珊', '鄭凱文'] as const

/** A value that is fine, not the same each time. */
const fine = (low: number, high: number, turn: number) =>
  String(Math.round((low + (Math.min(high, low * 2 + 8) - low) * (0.35 + (turn % 5) * 0.08)) * 10) / 10)

/** The plans of the demo community with two years of what was done. */
export const demo: Demo = ({ now, communityId, clerk, idOf }) => {
  const dayIn = (days: number) => dayOf(new Date(now.getTime() + days * day))
  const monthsBefore = (text: string, months: number) => {
    const [year = 0, month = 1, date = 1] = text.split('-').map(Number)
    const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
    return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
  }
  const plans = demoPlans.map((plan, nth) => {
    const dueDay = dayIn(plan.dueIn)
    const turns = Math.floor(24 / plan.months)
    return { ...plan, nth, planId: idOf(`maintenance plan ${nth}`), dueDay, turns }
  })
  const assetId = (displayId: string) => idOf(`asset ${displayId}`)
  const supplierId = (nth: number | null) => (nth === null ? null : idOf(`supplier ${nth}`))
  const past = plans.flatMap((plan) =>
    Array.from({ length: plan.turns }, (_, at) => {
      const planned = monthsBefore(plan.dueDay, (at + 1) * plan.months)
      const isSkipped = plan.months === 1 && at === 7
      const doneAt = new Date(Date.parse(`${planned}T02:30:00Z`) + (at % 3 === 2 ? day : 0))
      const worker = plan.supplier === null ? clerk.name : (workers[plan.supplier] ?? '')
      return {
        plan,
        turn: at,
        row: {
          communityId,
          id: idOf(`maintenance record ${plan.nth} ${at}`),
          planId: plan.planId,
          plannedDay: planned,
          dueDay: planned,
          state: isSkipped ? 'skipped' : 'done',
          doneDay: isSkipped ? null : dayOf(doneAt),
          closedAt: doneAt,
          closedByName: isSkipped ? '林志豪' : worker,
          supplierId: isSkipped ? null : supplierId(plan.supplier),
          workerByName: isSkipped ? '' : worker,
          acceptorByName: isSkipped ? '' : clerk.name,
          budget: plan.cost,
          cost: isSkipped ? null : plan.cost,
          note: isSkipped ? '颱風停班，併入下個月' : '',
        },
      }
    }),
  )
  const open = plans.map((plan) => ({
    communityId,
    id: idOf(`maintenance record ${plan.nth} open`),
    planId: plan.planId,
    plannedDay: plan.dueDay,
    dueDay: plan.dueDay,
    state: 'due',
    doneDay: null,
    closedAt: null,
    closedByName: '',
    supplierId: null,
    workerByName: '',
    acceptorByName: '',
    budget: plan.cost,
    cost: null,
    note: '',
  }))
  return [
    [
      'maintenance_plan',
      plans.map((plan) => ({
        communityId,
        id: plan.planId,
        name: plan.name,
        supplierId: supplierId(plan.supplier),
        doer: plan.supplier === null ? '林志明' : '',
        every: plan.months,
        unit: 'month',
        dayRule: 'same',
        months: [],
        nextFrom: 'plan',
        firstDay: monthsBefore(plan.dueDay, plan.turns * plan.months),
        budget: plan.cost,
        legalBasis: plan.legalBasis ?? '',
        note: '',
      })),
    ],
    [
      'maintenance_plan_asset',
      plans.flatMap((plan) =>
        plan.assets.map((asset, position) => ({
          communityId,
          planId: plan.planId,
          assetId: assetId(asset),
          position,
        })),
      ),
    ],
    [
      'maintenance_term',
      plans.flatMap((plan) =>
        plan.terms.map(([name, kind, unit = '', lowLimit = null, highLimit = null], position) => ({
          communityId,
          id: idOf(`maintenance term ${plan.nth} ${position}`),
          planId: plan.planId,
          position,
          name,
          hint: '',
          kind,
          unit,
          lowLimit,
          highLimit,
        })),
      ),
    ],
    ['maintenance_record', [...past.map(({ row }) => row), ...open]],
    [
      'maintenance_check',
      past
        .filter(({ row }) => row.state === 'done')
        .flatMap(({ plan, row, turn }) =>
          plan.assets.flatMap((asset, nth) =>
            plan.terms.map(([, kind, , low = 0, high = 1], position) => ({
              communityId,
              recordId: row.id,
              assetId: assetId(asset),
              termId: idOf(`maintenance term ${plan.nth} ${position}`),
              result: 'pass',
              value: kind === 'number' ? fine(low, high, turn + nth) : '',
              note: '',
              photos: [],
              at: row.closedAt,
              checkedByName: row.workerByName,
            })),
          ),
        ),
    ],
    [
      'maintenance_move',
      [
        {
          communityId,
          id: idOf('maintenance move 2'),
          recordId: idOf('maintenance record 2 open'),
          fromDay: dayIn(-15),
          toDay: dayIn(-8),
          reason: '廠商等零件',
          at: new Date(now.getTime() - 15 * day),
          movedByName: clerk.name,
        },
      ],
    ],
  ]
}
