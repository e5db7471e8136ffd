import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Given } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { arrears, Debt } from '../contract.ts'
import { daysBetween } from '#platform/contract/days.ts'
import { isTermShort, nextStep, type Rung } from '../settings.ts'
import { channelsOf, type DemandChannel, type Step } from '../steps.ts'
import { whyNot } from '../why-not.ts'
import { DunnedDialog } from './DunnedDialog.tsx'
import { arrearsApi, settingsQuery } from './queries.ts'
import { SkippedHomes } from './SkippedHomes.tsx'

export type Dunned = Given<typeof arrears.calls.demand>['data']

interface DunDialogProps {
  debts: readonly Debt[]
  onClose: (isDone: boolean) => void
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The next step of whoever is least far of those who can be dunned. */
function firstStep(debts: readonly Debt[], ladder: readonly Rung[]): Step {
  const used = ladder.filter(({ isUsed }) => isUsed)
  const nexts = debts
    .filter(({ overdue, waiting }) => overdue > 0 && waiting === 0)
    .map(({ lastStep }) => nextStep(lastStep, ladder) ?? used.at(-1)?.step)
  return used.find(({ step }) => nexts.includes(step))?.step ?? used[0]?.step ?? 'reminder'
}

/** Takes the next step against households: says first against whom, and who is left out and why. */
export function DunDialog({ debts, onClose }: DunDialogProps) {
  const { data } = useQuery(settingsQuery)
  const [dunned, setDunned] = useState<Dunned & { channel: DemandChannel }>()
  if (dunned) return <DunnedDialog dunned={dunned} onClose={() => onClose(true)} />
  if (!data) return null
  return <Form debts={debts} {...data.ladder} onDone={setDunned} onClose={() => onClose(false)} />
}

interface FormProps {
  debts: readonly Debt[]
  ladder: readonly Rung[]
  demandDays: number
  onDone: (dunned: Dunned & { channel: DemandChannel }) => void
  onClose: () => void
}

function Form({ debts, ladder, demandDays, onDone, onClose }: FormProps) {
  const t = useTexts('arrearsPage')
  const [today] = useState(() => dayOf(new Date()))
  const rungOf = (step: Step) => ladder.find((rung) => rung.step === step)
  const channelOf = (step: Step) =>
    channelsOf(step).find((channel) => channel === rungOf(step)?.channel) ?? channelsOf(step)[0] ?? 'letter'
  const formOf = (step: Step, day: string) => ({
    step,
    channel: channelOf(step),
    day,
    termOn: addDays(day, rungOf(step)?.termDays ?? 14),
  })
  const [form, setForm] = useState(() => formOf(firstStep(debts, ladder), today))
  const [note, setNote] = useState('')
  const { step, channel, day, termOn } = form
  const judged = debts.map((debt) => ({ debt, why: whyNot(debt, { step, channel, day }) }))
  const dunned = judged.filter(({ why }) => !why).map(({ debt }) => debt)
  const asked = ({ overdue, demanded }: Debt) => (step === 'order' ? demanded : overdue)
  const others = dunned.reduce((sum, debt) => sum + debt.overdue - asked(debt), 0)
  const skipped = judged.flatMap(({ debt: { debtId, label, payer }, why }) =>
    why ? [{ debtId, label, payer, why }] : [],
  )
  const termWrong =
    termOn < day
      ? t('termEarly')
      : isTermShort(step, daysBetween(day, termOn), demandDays)
        ? t('termShort', { days: demandDays })
        : undefined
  const act = useSubmit(
    async (retry) => {
      const input = { debtIds: debts.map(({ debtId }) => debtId), ...form, note: note.trim() }
      const { data } = await arrearsApi.demand({ batchId: retry.idOf(input), ...input }, retry)
      onDone({ ...data, channel })
    },
    { isWrong: () => !day || !termOn || termWrong !== undefined },
  )
  return (
    <ActDialog
      title={t('dunTitle')}
      confirm={t('dunCount', { count: dunned.length })}
      act={act}
      missing={dunned.length ? undefined : t('nobody')}
      onClose={onClose}
    >
      <Segments
        label={t('step')}
        full
        options={ladder
          .filter(({ isUsed }) => isUsed)
          .map((rung) => ({ value: rung.step, label: t(`step_${rung.step}`) }))}
        value={step}
        onChange={(next) => setForm(formOf(next, day || today))}
      />
      <div className="lb-pair">
        <Field label={t('channel')} help={t(`channelHelp_${channel}`)}>
          <ChoiceInput
            value={channel}
            options={channelsOf(step).map((value) => ({ value, label: t(`channel_${value}`) }))}
            onChoose={(value) =>
              setForm({ ...form, channel: value, ...(value === 'message' ? { day: today } : {}) })
            }
          />
        </Field>
        <Field label={t('note')} help={t('noteHelp')}>
          <TextInput maxLength={100} value={note} onText={setNote} />
        </Field>
        <Field label={t('day')}>
          <DayInput
            value={day}
            min={channel === 'message' ? today : undefined}
            max={today}
            onDay={(next) => setForm({ ...form, day: next })}
          />
        </Field>
        <Field label={t('termOn')} invalid={act.tried ? termWrong : undefined}>
          <DayInput value={termOn} min={day} onDay={(next) => setForm({ ...form, termOn: next })} />
        </Field>
      </div>
      <section className="ar-effect" aria-live="polite">
        <p>
          {dunned.length > 0 ? (
            <>
              <b>
                {t('effect', {
                  step: t(`step_${step}`),
                  count: dunned.length,
                  amount: showMoney(dunned.reduce((sum, debt) => sum + asked(debt), 0)),
                })}
              </b>
              {others > 0 && <span>{t('effectOthers', { amount: showMoney(others) })}</span>}
              <span className="lb-quiet">{t(channel === 'message' ? 'effectMessage' : 'effectLetter')}</span>
            </>
          ) : (
            <b>{t('effectNobody')}</b>
          )}
        </p>
        <SkippedHomes skipped={skipped} />
      </section>
    </ActDialog>
  )
}
