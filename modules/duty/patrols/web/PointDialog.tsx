import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { Toggle } from '#platform/web/look/Toggle.tsx'
import { type Point, taskKinds } from '../contract.ts'
import { MapField } from './MapField.tsx'
import { patrolsApi } from './queries.ts'

interface Typed {
  key: number
  label: string
  kind: (typeof taskKinds)[number]
  unit: string
  most: string
  isNeeded: boolean
}

/** A point: its name, where its label is, what is looked at there; and the label. */
export function PointDialog({
  point,
  again,
  onClose,
}: {
  point: Point | undefined
  again: () => unknown
  onClose: () => void
}) {
  const t = useTexts('patrolsPage')
  const [pointId] = useState(() => point?.pointId ?? newId())
  const [name, setName] = useState(point?.name ?? '')
  const [place, setPlace] = useState(point?.place ?? '')
  const [onMap, setOnMap] = useState(point?.onMap ?? null)
  const [isRetired, setRetired] = useState(point?.isRetired ?? false)
  const [next, setNext] = useState(1000)
  const [tasks, setTasks] = useState<readonly Typed[]>(
    () =>
      point?.tasks.map((task, key) => ({
        ...task,
        key,
        most: task.most === null ? '' : String(task.most),
      })) ?? [],
  )
  const [first] = useState(tasks)
  const set = (key: number, change: Partial<Typed>) =>
    setTasks(tasks.map((task) => (task.key === key ? { ...task, ...change } : task)))
  const isWhole = tasks.every(({ label }) => label.trim())
  return (
    <FormDialog
      title={point?.name ?? t('addPoint')}
      confirm={t('save')}
      missing={name.trim() && isWhole ? undefined : t('nameNeeded')}
      onConfirm={async (retry) => {
        await patrolsApi.savePoint(
          {
            pointId,
            name: name.trim(),
            place: place.trim(),
            onMap,
            isRetired,
            rowVersion: point?.rowVersion ?? 0,
            tasks: tasks.map(({ key: _, most, label, unit, ...task }) => ({
              ...task,
              label: label.trim(),
              unit: unit.trim(),
              most: most.trim() === '' ? null : Number(most),
            })),
          },
          retry,
        )
        void again()
        toast(t('saved'))
        onClose()
      }}
      isDirty={name !== (point?.name ?? '') || place !== (point?.place ?? '') || tasks !== first}
      onClose={onClose}
    >
      <Field label={t('name')}>
        <TextInput value={name} maxLength={40} onText={setName} />
      </Field>
      <Field label={t('place')}>
        <TextInput value={place} maxLength={60} onText={setPlace} />
      </Field>
      <Field label={t('onMap')} help={t('onMapHelp')}>
        <MapField value={onMap} onChange={setOnMap} />
      </Field>
      <h3>{t('tasks')}</h3>
      {tasks.map(({ key, label, kind, unit, most, isNeeded }, nth) => (
        <fieldset key={key} className="lb-bare lb-stack lb-gap-8">
          <legend className="lb-14 lb-quiet">{t('task', { nth: nth + 1 })}</legend>
          <div className="lb-pair">
            <Field label={t('taskLabel')}>
              <TextInput value={label} maxLength={40} onText={(text) => set(key, { label: text })} />
            </Field>
            <Field label={t('kind')}>
              <ChoiceInput
                value={kind}
                options={taskKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
                onChoose={(chosen) => set(key, { kind: chosen })}
              />
            </Field>
            {kind === 'number' && (
              <>
                <Field label={t('unit')}>
                  <TextInput value={unit} maxLength={10} onText={(text) => set(key, { unit: text })} />
                </Field>
                <Field label={t('taskMost')}>
                  <TextInput
                    value={most}
                    inputMode="decimal"
                    maxLength={8}
                    onText={(text) => set(key, { most: text.replace(/\D/g, '') })}
                  />
                </Field>
              </>
            )}
          </div>
          <div className="lb-line lb-between">
            <Checkbox checked={isNeeded} onChange={({ target }) => set(key, { isNeeded: target.checked })}>
              {t('needed')}
            </Checkbox>
            <Button type="text" onClick={() => setTasks(tasks.filter((task) => task.key !== key))}>
              {t('remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      <Button
        disabled={tasks.length >= 10}
        onClick={() => {
          setTasks([...tasks, { key: next, label: '', kind: 'yesNo', unit: '', most: '', isNeeded: true }])
          setNext(next + 1)
        }}
      >
        {t('addTask')}
      </Button>
      {point && (
        <>
          <h3>{t('label')}</h3>
          <div className="pt-label">
            <QrCode content={point.code} label={point.code} />
            <span>
              <b>{point.code}</b>
              <br />
              <span className="lb-14 lb-quiet">{t('labelHelp')}</span>
            </span>
          </div>
          <Toggle label={t('retire')} on={isRetired} onChange={setRetired} />
        </>
      )}
    </FormDialog>
  )
}
