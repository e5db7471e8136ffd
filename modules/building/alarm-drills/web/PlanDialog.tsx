import { useQueryClient } from '@tanstack/react-query'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { planChanged, type ShownPlan } from '../contract.ts'
import { drillsApi } from './use-drill.ts'
import { useDrillable } from './use-drillable.ts'

const codes = [planChanged('', '').code]
const days = [1, 2, 3, 4, 5, 6, 0] as const

interface PlanForm {
  isOn: boolean
  pointId: string | null
  weekday: number
  hour: string
  answerMinutes: string
}

/** When the weekly drill is, in a sentence; undefined while it is not known. */
export function usePlanSaid(plan: ShownPlan | undefined): string | undefined {
  const t = useTexts('alarmDrillsPage')
  const { points } = useDrillable()
  if (!plan) return undefined
  if (!plan.isOn) return t('planOff')
  const point = points.find(({ value }) => value === plan.pointId)?.label ?? ''
  const { weekday, hour, answerMinutes: minutes } = plan
  return t('planOn', { day: t(`day${weekday as 0}`), hour, point, minutes })
}

/** Sets the weekly drill up. */
export function PlanDialog({ plan, onClose }: { plan: ShownPlan; onClose: () => void }) {
  const t = useTexts('alarmDrillsPage')
  const queries = useQueryClient()
  const fields: FormField<PlanForm, ShownPlan>[] = [
    tickField<PlanForm>(t('isOn'), 'isOn'),
    {
      ...choiceField<PlanForm>(t('point'), 'pointId', useDrillable().points),
      wrong: ({ isOn, pointId }) => (isOn && !pointId ? t('pointNeeded') : undefined),
    },
    choiceField<PlanForm>(
      t('weekday'),
      'weekday',
      days.map((value) => ({ value, label: t(`day${value}`) })),
    ),
    {
      ...amountField<PlanForm>(t('hour'), 'hour', { digits: 2 }),
      wrong: ({ hour }) => (hour !== '' && Number(hour) <= 23 ? undefined : t('hourWrong')),
    },
    {
      ...amountField<PlanForm>(t('answerMinutes'), 'answerMinutes', { digits: 2 }),
      wrong: ({ answerMinutes: text }) =>
        Number(text) >= 2 && Number(text) <= 60 ? undefined : t('answerWrong'),
    },
  ]
  return (
    <CorrectionDialog<ShownPlan, PlanForm>
      title={t('planTitle')}
      confirm={t('save')}
      given={plan}
      codes={codes}
      formOf={({ isOn, pointId, weekday, hour, answerMinutes }) => ({
        isOn,
        pointId,
        weekday,
        hour: String(hour),
        answerMinutes: String(answerMinutes),
      })}
      fields={fields}
      newest={async () => (await drillsApi.showPlan({})).data}
      send={async ({ form, seen, retry }) => {
        const { hour, answerMinutes, ...rest } = form
        await drillsApi.savePlan(
          { ...rest, hour: Number(hour), answerMinutes: Number(answerMinutes), version: seen.version },
          retry,
        )
        toast(t('saved'))
        void queries.invalidateQueries({ queryKey: ['alarmDrills'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
