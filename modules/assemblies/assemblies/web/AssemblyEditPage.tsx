import './page-texts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { writeTime } from '#platform/contract/speak-time.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { choiceField, tickField } from '#platform/web/form/choice-fields.tsx'
import {
  amountField,
  controlField,
  dayField,
  FormFields,
  type FormField,
  isWrong,
  longTextField,
  textField,
} from '#platform/web/form/fields.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Bylaw } from '../bylaw-shapes.ts'
import { type AssemblyRow, type Kind, kinds } from '../shapes.ts'
import { BylawRows } from './BylawRows.tsx'
import { rollPath } from './paths.ts'
import { assembliesApi, useAssembly, useBylaws, useFresh } from './queries.ts'
import { editRoute } from './screens.ts'

interface Form {
  title: string
  session: string
  kind: Kind
  day: string
  time: string
  place: string
  convenerName: string
  chairName: string
  speechMinutes: string
  quorumWaitMinutes: string
  /** Roll and motions of the first meeting come along. */
  takesOver: boolean
  recorderName: string
  noticeDay: string
  isPosted: boolean
  personCount: 'owner' | 'unit'
  bylaws: AssemblyRow['bylaws']
  note: string
}

/** The numbers that a new meeting takes over: those of the community, of one that is called again else those of the first. */
function takenOver(row: AssemblyRow | undefined, bylaws: readonly Bylaw[], isAgain: boolean): Bylaw[] {
  const fit = (list: readonly Bylaw[]) => list.filter(({ kind }) => (kind === 'reconvened') === isAgain)
  const own = fit(bylaws)
  return own.length || !row ? own : fit(row.bylaws)
}

function formOf(row: AssemblyRow | undefined, isAgain: boolean, bylaws: readonly Bylaw[]): Form {
  return {
    title: row?.title ?? '',
    session: row?.session ?? '',
    kind: isAgain ? 'reconvened' : (row?.kind ?? 'regular'),
    day: row && !isAgain ? dayOf(row.meetingAt) : '',
    time: row && !isAgain ? writeTime(row.meetingAt).slice(-5) : '19:00',
    place: row?.place ?? '',
    convenerName: row?.convenerName ?? '',
    chairName: row?.chairName ?? '',
    recorderName: row?.recorderName ?? '',
    noticeDay: isAgain ? '' : (row?.noticeDay ?? ''),
    isPosted: row?.isPosted ?? false,
    personCount: row?.personCount ?? 'owner',
    bylaws: row && !isAgain ? row.bylaws : takenOver(row, bylaws, isAgain),
    note: row?.note ?? '',
    speechMinutes: String(row?.speechMinutes ?? 3),
    quorumWaitMinutes: String(row?.quorumWaitMinutes ?? 30),
    takesOver: isAgain,
  }
}

/** What is said of a meeting: new, changed, or called again after one that failed (Art. 32). */
export function AssemblyEditPage() {
  const t = useTexts('assemblyPage')
  const { id, parent } = editRoute.useSearch()
  const asked = useAssembly(id ?? parent)
  const bylaws = useBylaws()
  return (
    <Loaded of={bylaws} failed={t('loadFailed')} skeleton={['1fr', '1fr']}>
      {({ bylaws: own }) =>
        !id && !parent ? (
          <Editor key="new" seen={undefined} bylaws={own} isAgain={false} />
        ) : (
          <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr', '1fr']}>
            {(row) => <Editor key={row.assemblyId} seen={row} bylaws={own} isAgain={!id} />}
          </Loaded>
        )
      }
    </Loaded>
  )
}

function useFields(isAgain: boolean): FormField<Form>[] {
  const t = useTexts('assemblyPage')
  const needs = (
    field: FormField<Form>,
    name: 'title' | 'place' | 'convenerName' | 'day' | 'time',
  ): FormField<Form> => ({
    ...field,
    wrong: (form) => (form[name].trim() ? undefined : t('needed')),
  })
  const all = kinds.filter((kind) => (kind === 'reconvened') === isAgain)
  return [
    needs(textField(t('title'), 'title', { input: { autoFocus: true, maxLength: 60 } }), 'title'),
    textField(t('session'), 'session', { optional: true, input: { maxLength: 20 } }),
    choiceField(
      t('kind'),
      'kind',
      all.map((value) => ({ value, label: t(`kind_${value}`) })),
    ),
    choiceField(
      t('personCount'),
      'personCount',
      (['owner', 'unit'] as const).map((value) => ({ value, label: t(`count_${value}`) })),
      { help: t('personCountHelp') },
    ),
    needs(dayField(t('meetingDay'), 'day'), 'day'),
    needs(
      controlField(t('meetingTime'), 'time', {}, (value, put) => <TimeInput value={value} onTime={put} />),
      'time',
    ),
    needs(textField(t('place'), 'place', { input: { maxLength: 60 } }), 'place'),
    needs(
      textField(t('convener'), 'convenerName', { help: t('convenerHelp'), input: { maxLength: 40 } }),
      'convenerName',
    ),
    textField(t('chair'), 'chairName', { optional: true, input: { maxLength: 40 } }),
    textField(t('recorder'), 'recorderName', { optional: true, input: { maxLength: 40 } }),
    dayField(t('noticeDay'), 'noticeDay', { optional: true, help: t('noticeHelp') }),
    tickField(t('isPosted'), 'isPosted', { help: t('isPostedHelp') }),
    amountField(t('speechMinutesField'), 'speechMinutes', { digits: 2 }),
    amountField(t('quorumWaitField'), 'quorumWaitMinutes', { digits: 3, help: t('quorumWaitHelp') }),
    longTextField(t('note'), 'note', { rows: 3, maxLength: 1000, optional: true }),
  ]
}

function Editor({
  seen,
  bylaws,
  isAgain,
}: {
  seen: AssemblyRow | undefined
  /** The numbers of the community's bylaws, which a new meeting takes over. */
  bylaws: readonly Bylaw[]
  isAgain: boolean
}) {
  const t = useTexts('assemblyPage')
  const goTo = useNavigate()
  const again = useFresh()
  const [form, setForm] = useState(() => formOf(seen, isAgain, bylaws))
  const fields = useFields(isAgain || seen?.kind === 'reconvened')
  const change = (patch: Partial<Form>) => setForm((before) => ({ ...before, ...patch }))
  const act = useSubmit(
    async (retry) => {
      const { day, time, noticeDay, speechMinutes, quorumWaitMinutes, takesOver, ...rest } = form
      const parentId = isAgain ? (seen?.assemblyId ?? null) : (seen?.parentId ?? null)
      const content = {
        ...rest,
        parentId,
        noticeDay: noticeDay || null,
        speechMinutes: Number(speechMinutes) || 3,
        quorumWaitMinutes: Math.min(180, Number(quorumWaitMinutes) || 0),
        meetingAt: new Date(`${day}T${time}:00+08:00`),
      }
      const { data } =
        seen && !isAgain
          ? await assembliesApi.edit(
              { assemblyId: seen.assemblyId, rowVersion: seen.rowVersion, ...content },
              retry,
            )
          : await assembliesApi.create({ assemblyId: retry.idOf(content), ...content }, retry)
      if (isAgain && takesOver) await assembliesApi.takeOver({ assemblyId: data.assemblyId }, retry)
      toast(t('saved'))
      await again()
      await goTo({ to: rollPath(data.assemblyId) })
    },
    { isWrong: () => isWrong(fields, form) },
  )
  return (
    <form className="lb-page lb-page-1120" {...act.form}>
      <div className="lb-page-head">
        <h1>{t(isAgain ? 'reconvene' : seen ? 'edit' : 'add')}</h1>
      </div>
      {isAgain && <p className="lb-quiet lb-below-12">{t('reconveneText')}</p>}
      <Panel title={t('basics')} pad="form">
        <div className="lb-pair lb-gap-20 lb-rows-12">
          <FormFields fields={fields} form={form} change={change} tried={act.tried} />
        </div>
        {isAgain && (
          <Checkbox
            checked={form.takesOver}
            onChange={(event) => change({ takesOver: event.target.checked })}
          >
            {t('takesOver')}
          </Checkbox>
        )}
      </Panel>
      <div className="lb-above-16">
        <BylawRows
          value={form.bylaws}
          scope={form.kind === 'reconvened' ? 'again' : 'first'}
          lead={t(form.kind === 'reconvened' ? 'bylawsAgainText' : 'bylawsText')}
          onChange={(next) => change({ bylaws: next })}
        />
      </div>
      {act.failure !== undefined && <FailureNote sentence={act.failure} />}
      <div className="lb-line lb-right lb-above-16">
        <Button type="primary" size="large" htmlType="submit" loading={act.busy}>
          {t('saveNext')}
        </Button>
      </div>
    </form>
  )
}
